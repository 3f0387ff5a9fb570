package io.fjprobe.bootstrap.counter;

/**
 * How often and how long one thread was in a state. Written by that thread alone; others may read
 * at any time, the episode that is going on included.
 */
public final class Episodes {

  private static final int TRIES = 1_000;

  private volatile int version; // odd while an episode is being closed
  private volatile boolean open;
  private long since;
  private long nanos;
  private int count;

  public void begin(long now) {
    since = now;
    open = true;
  }

  /** How long the episode was, since it began or went on. */
  public long end(long now) {
    int v = version;
    version = v + 1;
    open = false;
    nanos += now - since;
    count++;
    version = v + 2;
    return now - since;
  }

  /** Interrupts an episode, which {@link #begin} continues. */
  public void pause(long now) {
    end(now);
    count--;
  }

  /** Drops the open episode and what its pauses have added. */
  public void forget(long added) {
    int v = version;
    version = v + 1;
    open = false;
    nanos -= added;
    version = v + 2;
  }

  /** Closes an episode part of which was already counted elsewhere. */
  public void end(long now, long elsewhere) {
    since += elsewhere;
    end(now);
  }

  /** Whether one goes on. */
  public boolean isOpen() {
    return open;
  }

  public int count() {
    return count;
  }

  public long nanos(long now) {
    long total = 0;
    for (int i = 0; i < TRIES; i++) {
      int v = version;
      boolean going = open;
      total = going ? nanos + Math.max(0, now - since) : nanos;
      if ((v & 1) == 0 && v == version && going == open) {
        break;
      }
    }
    return total;
  }
}
