package io.fjprobe.workloads.uperf.round;

import java.util.Locale;

/** What a node counts. */
public enum Count {
  /** Requests that an invoker began. */
  ISSUED,

  /** Of these, those that had all their replies, each verified. */
  COMPLETED,

  /** Of these, those of which a call had no reply, however often it was repeated. */
  LOST,

  GETS,
  PUTS,

  /** GETs to the node itself that took no network. */
  LOCAL_GETS,

  /** Messages that want a reply, one for a GET, several for a PUT; without repetitions. */
  CALLS,

  /** Calls sent again because there was no reply in time. */
  RETRANSMISSIONS,

  /** Replies to calls that had one already: a repetition that was not necessary. */
  DUPLICATES,

  /** Requests of others, or of the node itself by the network, that it answered. */
  SERVED,

  /** Requests, repetitions and replies sent. */
  MESSAGES,

  /** Datagrams or writes in which they were sent. */
  PACKETS,

  /** Tasks that the pool had no thread for, so that the receiving thread ran them. */
  REJECTED,

  /** Packets that are not of this run. */
  STRAYS;

  static final int SIZE = values().length;

  /** As in the figures: {@code localGets}. */
  public String camelCase() {
    StringBuilder text = new StringBuilder();
    for (String word : name().toLowerCase(Locale.ROOT).split("_")) {
      text.append(text.length() == 0 ? word.charAt(0) : Character.toUpperCase(word.charAt(0)));
      text.append(word, 1, word.length());
    }
    return text.toString();
  }
}
