package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.stack.SampledStack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a thread was sampled at, in the order of time once it is asked. */
final class RunSamples {

  /** A sample that is more nanoseconds away than this says nothing of a look. */
  private static final long NEAR_NANOS = 30_000_000;

  private record Sample(long nanos, SampledStack stack) {}

  private final List<Sample> samples = new ArrayList<>();
  private boolean sorted = true;

  void add(long nanos, SampledStack stack) {
    samples.add(new Sample(nanos, stack));
    sorted = false;
  }

  int count() {
    return samples.size();
  }

  /** Returns the sample that is nearest in time; null: none is near. */
  @Nullable SampledStack near(long nanos) {
    return near(nanos, 0);
  }

  /**
   * @param rank 0 for the nearest; of several threads that share samples each has another one
   */
  @Nullable SampledStack near(long nanos, int rank) {
    sort();
    int right = firstFrom(nanos);
    int left = right - 1;
    for (int i = 0; ; i++) {
      boolean isLeft = left >= 0 && (right >= samples.size() || before(left, right, nanos));
      int nearest = isLeft ? left-- : right++;
      if (nearest >= samples.size()
          || Math.abs(samples.get(nearest).nanos() - nanos) > NEAR_NANOS) {
        return null;
      }
      if (i == rank) {
        return samples.get(nearest).stack();
      }
    }
  }

  private boolean before(int left, int right, long nanos) {
    return nanos - samples.get(left).nanos() <= samples.get(right).nanos() - nanos;
  }

  private int firstFrom(long nanos) {
    int low = 0;
    int high = samples.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (samples.get(middle).nanos() < nanos) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private void sort() {
    if (!sorted) {
      samples.sort(Comparator.comparingLong(Sample::nanos));
      sorted = true;
    }
  }
}
