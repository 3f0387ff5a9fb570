package io.fjprobe.analyzer.recording.tally;

/** Arrays of queues that grew, and how large they became. */
public final class QueueGrowths {

  private long events;
  private long largest;
  private boolean largestOfWorker;

  /**
   * @param queueIndex odd for the queue of a worker, even for a submission queue, -1 when not known
   */
  public void add(int queueIndex, long capacity) {
    events++;
    see(capacity, queueIndex > 0 && queueIndex % 2 == 1);
  }

  public void merge(QueueGrowths other) {
    events += other.events;
    see(other.largest, other.largestOfWorker);
  }

  private void see(long capacity, boolean ofWorker) {
    if (capacity > largest || capacity == largest && ofWorker) {
      largest = capacity;
      largestOfWorker = ofWorker;
    }
  }

  public long events() {
    return events;
  }

  /** Returns how many slots the largest new array has; 0 without one. */
  public long largest() {
    return largest;
  }

  /** Whether the largest is known to be of a worker's queue. */
  public boolean largestOfWorker() {
    return largestOfWorker;
  }
}
