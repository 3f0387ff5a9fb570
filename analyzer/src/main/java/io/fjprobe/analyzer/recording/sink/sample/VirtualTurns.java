package io.fjprobe.analyzer.recording.sink.sample;

import io.fjprobe.analyzer.recording.sample.TurnTally;
import io.fjprobe.analyzer.recording.stack.SampleKind;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** Turns of virtual threads on their carriers, as far as samples show them. */
final class VirtualTurns {

  /**
   * A thread that is sampled again within so many nanoseconds has not given its carrier back
   * meanwhile. Samples of a thread that runs are 10 or 20 ms apart.
   */
  private static final long GAP_NANOS = 30_000_000;

  private static final class Turn {
    final long first;
    long last;
    long samples = 1;

    Turn(long first) {
      this.first = first;
      last = first;
    }

    /** What all its samples together count for. */
    long nanos() {
      return samples * (last - first);
    }
  }

  private final IntFunction<TurnTally> tallies;
  private final Map<Long, Turn> turns = new HashMap<>();

  /**
   * @param tallies returns that of a segment
   */
  VirtualTurns(IntFunction<TurnTally> tallies) {
    this.tallies = tallies;
  }

  /** Samples of one thread have to come in the order of time. */
  void sampled(long thread, long nanos, SampleKind kind, int segment) {
    if (kind == SampleKind.TASK_POOL || kind == SampleKind.BARE) {
      turns.remove(thread); // it is about to wait, or has just been woken
      return;
    }
    Turn turn = turns.get(thread);
    if (turn == null || nanos < turn.last || nanos - turn.last > GAP_NANOS) {
      turns.put(thread, new Turn(nanos));
      tallies.apply(segment).add(0);
      return;
    }
    long before = turn.nanos();
    turn.last = nanos;
    turn.samples++;
    tallies.apply(segment).add(turn.nanos() - before);
  }
}
