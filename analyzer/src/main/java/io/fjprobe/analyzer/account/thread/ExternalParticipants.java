package io.fjprobe.analyzer.account.thread;

import static java.util.stream.Collectors.toSet;

import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.time.MeasuredTimes;
import io.fjprobe.analyzer.account.time.OutsideTimes;
import io.fjprobe.analyzer.account.time.TimeParts;
import io.fjprobe.analyzer.account.window.Index;
import io.fjprobe.analyzer.account.window.Lives;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import io.fjprobe.analyzer.recording.timeline.ThreadInSegment;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The threads that are no workers, but use pools: those that were seen to wait for a task, to
 * submit, to help, or to run an iteration. They are taken to live as long as each iteration in
 * which they were seen.
 */
public final class ExternalParticipants {

  private final Recording recording;
  private final Facts facts;
  private final Index index;
  private final Window window;

  public ExternalParticipants(Recording recording, Index index, Window window) {
    this.recording = recording;
    this.index = index;
    this.facts = recording.facts();
    this.window = window;
  }

  public CodeAccount code() {
    Set<ThreadInSegment> seen = seen();
    return seen.isEmpty() ? CodeAccount.NONE : participants(threads(seen)).code();
  }

  private static Set<ThreadKey> threads(Set<ThreadInSegment> seen) {
    return seen.stream().map(ThreadInSegment::thread).collect(toSet());
  }

  private Participants participants(Set<ThreadKey> threads) {
    return new Participants(recording, index, window, threads, false);
  }

  public TimeParts parts() {
    Set<ThreadInSegment> seen = seen();
    if (seen.isEmpty()) {
      return TimeParts.NONE;
    }
    Set<ThreadKey> threads = threads(seen);
    Participants participants = participants(threads);
    long total = seen.stream().mapToLong(each -> window.nanosOf(each.segment(), recording)).sum();
    return new TimeParts(
        threads.size(),
        total,
        new MeasuredTimes(
            ExternalWaits.of(recording, window).externalNanos(), 0L, null, null, null),
        new OutsideTimes(
            participants.blockedNanos(),
            participants.pausedNanos(total),
            participants.cpu(Lives.UNKNOWN, total),
            participants.crowded()),
        null,
        participants.samples());
  }

  /** Null: there is none. */
  public @Nullable ResultWaits resultWaits() {
    Set<ThreadKey> workers = workers();
    return ResultWaits.of(facts.waits().results(), window, thread -> !workers.contains(thread));
  }

  private Set<ThreadKey> workers() {
    Set<ThreadKey> workers = new HashSet<>();
    facts.pools().values().stream().map(PoolFacts::threads).forEach(workers::addAll);
    workers.add(ThreadKey.VIRTUAL);
    return workers;
  }

  private Set<ThreadInSegment> seen() {
    Set<ThreadKey> workers = workers();
    Set<ThreadInSegment> seen = new HashSet<>(facts.externals());
    facts
        .samples()
        .forEach(
            (key, tally) -> {
              boolean submits =
                  tally.of(SampleKind.OUTSIDE_SUBMIT) + tally.of(SampleKind.OUTSIDE_POOL) > 0;
              if (submits && key.thread() != null) {
                seen.add(new ThreadInSegment(key.thread(), key.segment()));
              }
            });
    seen.removeIf(each -> !window.contains(each.segment()) || workers.contains(each.thread()));
    return window.segments() == null
        ? seen.stream()
            .map(each -> new ThreadInSegment(each.thread(), Timeline.OUTSIDE))
            .collect(toSet())
        : seen;
  }
}
