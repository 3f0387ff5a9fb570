package io.fjprobe.workloads.uperf.message;

/** A request or its reply; the reply has the id and the key of the request. */
public final class Message {

  /** What a message is, in the order of the codes on the wire. */
  public enum Kind {
    GET,
    VALUE,
    PUT,
    ACK;

    public boolean isReply() {
      return this == VALUE || this == ACK;
    }
  }

  private static final byte[] NOTHING = {};

  public final Kind kind;

  /** Of the request, unique within the node that asks. */
  public final long id;

  public final int key;

  /** Of the payload; that of an ACK is of the payload that was put, as it arrived. */
  public final byte check;

  /** Empty for GET and ACK. */
  public final byte[] payload;

  Message(Kind kind, long id, int key, byte check, byte[] payload) {
    this.kind = kind;
    this.id = id;
    this.key = key;
    this.check = check;
    this.payload = payload;
  }

  public static Message get(long id, int key) {
    return new Message(Kind.GET, id, key, (byte) 0, NOTHING);
  }

  public static Message put(long id, int key, byte[] payload) {
    return new Message(Kind.PUT, id, key, Payload.check(id, payload), payload);
  }

  public static Message value(Message get, byte[] payload) {
    return new Message(Kind.VALUE, get.id, get.key, Payload.check(get.id, payload), payload);
  }

  /** Its check byte is computed from what arrived, not copied. */
  public static Message ack(Message put) {
    return new Message(Kind.ACK, put.id, put.key, Payload.check(put.id, put.payload), NOTHING);
  }

  @Override
  public String toString() {
    return kind + " of request " + id + ", key " + key + ", " + payload.length + " bytes";
  }
}
