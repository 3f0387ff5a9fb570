package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.field.LookBlock;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How much of the time for which threads run samples stand for, by pool or group. What runs in the
 * JVM, in native methods or in code that the JVM copies memory with is in no sample.
 */
final class SampledShare {

  /**
   * Samples of programs that compute in Java stand for 0.29 to 0.87 of the time for which their
   * threads run, where that was measured. If they stand for less than this share, most of the time
   * is spent elsewhere, or most samples fail.
   */
  private static final double LOW = 0.25;

  /** Threads of a pool, or of a group. */
  private static final class Running {
    private final Set<Integer> threads = new HashSet<>();
    private double nanos;
  }

  private final MomentFold fold;
  private final long period;
  private final Map<String, Running> groups = new HashMap<>();

  /**
   * @param period nanoseconds that a sample stands for
   */
  SampledShare(MomentFold fold, long period) {
    this.fold = fold;
    this.period = period;
  }

  void add(BoxKey box, Actor actor, double nanos) {
    Running running = groups.computeIfAbsent(group(box), k -> new Running());
    running.threads.add(actor.seen.thread());
    running.nanos += nanos;
  }

  private static String group(BoxKey box) {
    return box.pool() + " " + box.group();
  }

  boolean isLow(BoxKey box) {
    Running running = groups.get(group(box));
    return running != null && (double) period * samples(running) < LOW * running.nanos;
  }

  /** Carriers are sampled as virtual threads, of which nobody knows which carrier they had. */
  private long samples(Running running) {
    long samples = 0;
    boolean ofPool = false;
    for (int number : running.threads) {
      LookBlock.LookedThread thread = fold.thread(number);
      samples += count(new ThreadKey(thread.id(), thread.name()));
      ofPool |= thread.pool() != 0;
    }
    return ofPool ? samples + count(ThreadKey.VIRTUAL) : samples;
  }

  private int count(ThreadKey thread) {
    RunSamples samples = fold.samples(thread);
    return samples == null ? 0 : samples.count();
  }
}
