package io.fjprobe.weaving;

import io.fjprobe.weaving.option.RecordingTime;
import io.fjprobe.weaving.option.Visible;

/**
 * Ends an observation when the time of {@code duration=} has passed, as the command detach does.
 * The Flight Recorder could end the recording by itself, but not write the last counters before, or
 * let the hooks come out after.
 */
final class TimedEnd implements Runnable {

  private static final long NANOS_IN_MILLI = 1_000_000;

  private final RecordingTime time;
  private final Observation observation;
  private final Thread thread;
  private final long begin = System.nanoTime();

  private TimedEnd(RecordingTime time, Observation observation) {
    this.time = time;
    this.observation = observation;
    this.thread = new Thread(this, "fjprobe duration");
    thread.setDaemon(true);
  }

  static TimedEnd of(RecordingTime time, Observation observation) {
    TimedEnd end = new TimedEnd(time, observation);
    end.thread.start();
    return end;
  }

  /** Somebody else ends it. */
  void cancel() {
    // not itself: an interrupt would close the file that is being written
    if (Thread.currentThread() != thread) {
      thread.interrupt();
    }
  }

  @Override
  public void run() {
    try {
      for (long left = time.millis; left > 0; left = time.millis - passedMillis()) {
        Thread.sleep(left);
      }
      say(Observation.endAfter(time, observation));
    } catch (InterruptedException e) {
      return; // it has ended
    } catch (Throwable t) {
      say("unexpected error: " + t);
    }
  }

  private long passedMillis() {
    return (System.nanoTime() - begin) / NANOS_IN_MILLI;
  }

  /**
   * @param outcome lines; null: nothing to say
   */
  private void say(String outcome) {
    if (outcome != null) {
      for (String line : outcome.split("\n")) {
        System.err.println("fjprobe: " + Visible.of(line));
      }
    }
  }
}
