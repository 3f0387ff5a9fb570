package io.fjprobe.fleet.sketch;

import io.fjprobe.analyzer.recording.sketch.DurationSketch;
import org.apache.datasketches.kll.KllFloatsSketch;
import org.apache.datasketches.quantilescommon.QuantilesFloatsSketchIterator;

/**
 * A KLL sketch of durations in nanoseconds. The same durations in the same order make the same
 * sketch.
 */
public final class KllDurations implements DurationSketch {

  /**
   * Ranks are known within 2.6 points of 100, with 99 % confidence, and a sketch has at most about
   * 1.3 kB.
   */
  static final int K = 100;

  private final KllFloatsSketch sketch;

  public KllDurations() {
    this(KllFloatsSketch.newHeapInstance(K));
  }

  private KllDurations(KllFloatsSketch sketch) {
    this.sketch = sketch;
  }

  /**
   * @param bytes in the binary form of DataSketches
   */
  public static KllDurations of(byte[] bytes) {
    return new KllDurations(SketchBytes.heapify(bytes));
  }

  @Override
  public void add(long nanos, long weight) {
    if (weight == 1) {
      Coins.with(Coins.seed(sketch), () -> sketch.update((float) nanos));
    } else {
      Coins.with(Coins.seed(sketch), () -> sketch.update((float) nanos, weight));
    }
  }

  @Override
  public void merge(DurationSketch other) {
    KllFloatsSketch more = ((KllDurations) other).sketch;
    Coins.with(Coins.seed(sketch) + Coins.seed(more), () -> sketch.merge(more));
  }

  /** What is done with durations. */
  public interface Visitor {

    /**
     * @param weight how many like it there are
     */
    void visit(double nanos, long weight);
  }

  /** The durations that it keeps: each stands for others that were near it. */
  public void forEach(Visitor visitor) {
    QuantilesFloatsSketchIterator kept = sketch.iterator();
    while (kept.next()) {
      visitor.visit(kept.getQuantile(), kept.getWeight());
    }
  }

  public boolean isEmpty() {
    return sketch.isEmpty();
  }

  /** Durations in it. */
  public long count() {
    return sketch.getN();
  }

  /**
   * Nanoseconds that a share of the durations do not pass.
   *
   * @param share from 0 to 1
   */
  public double quantile(double share) {
    return sketch.getQuantile(share);
  }

  public byte[] toBytes() {
    return sketch.toByteArray();
  }
}
