package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.PoolFacts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.SampleKind;
import io.fjprobe.analyzer.recording.ThreadInSegment;
import io.fjprobe.analyzer.recording.ThreadKey;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The threads that are no workers, but use pools: those that were seen to wait for a task, to
 * submit, to help, or to run an iteration. They are taken to live as long as the window.
 */
final class ExternalParticipants {

  private final Recording recording;
  private final Facts facts;
  private final Window window;

  ExternalParticipants(Recording recording, Window window) {
    this.recording = recording;
    this.facts = recording.facts();
    this.window = window;
  }

  TimeParts parts() {
    Set<ThreadKey> threads = threads();
    if (threads.isEmpty()) {
      return TimeParts.NONE;
    }
    Participants participants = new Participants(recording, window, threads, false);
    long total = threads.size() * window.wallNanos();
    Long joined = ExternalWaits.of(recording, window).externalNanos();
    return new TimeParts(
        threads.size(),
        total,
        joined,
        0L,
        null,
        null,
        null,
        participants.blockedNanos(),
        participants.pausedNanos(total),
        participants.cpu(Map.of(), total),
        participants.crowded(),
        null,
        participants.samples());
  }

  private Set<ThreadKey> threads() {
    Set<ThreadKey> threads = new HashSet<>();
    for (ThreadInSegment seen : facts.externals()) {
      if (window.contains(seen.segment())) {
        threads.add(seen.thread());
      }
    }
    facts
        .samples()
        .forEach(
            (key, tally) -> {
              if (window.contains(key.segment())
                  && tally.of(SampleKind.OUTSIDE_SUBMIT) + tally.of(SampleKind.OUTSIDE_POOL) > 0) {
                threads.add(key.thread());
              }
            });
    facts.pools().values().stream().map(PoolFacts::threads).forEach(threads::removeAll);
    threads.remove(ThreadKey.VIRTUAL);
    return threads;
  }
}
