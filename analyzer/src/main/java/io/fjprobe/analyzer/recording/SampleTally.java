package io.fjprobe.analyzer.recording;

/** Samples by kind. */
public final class SampleTally {

  private final long[] counts = new long[SampleKind.values().length];
  private long inHooks;

  public void add(SampledStack stack) {
    counts[stack.kind().ordinal()]++;
    inHooks += stack.hook() ? 1 : 0;
  }

  public void merge(SampleTally other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    inHooks += other.inHooks;
  }

  public long of(SampleKind kind) {
    return counts[kind.ordinal()];
  }

  /** Of all: with a hook of the agent on top. */
  public long inHooks() {
    return inHooks;
  }
}
