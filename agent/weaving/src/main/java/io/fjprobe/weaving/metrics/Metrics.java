package io.fjprobe.weaving.metrics;

import io.fjprobe.bootstrap.guard.Suppressed;

/**
 * Keeps a management bean for each pool that lives. It asks once a second which pools there are:
 * the hooks know nothing of beans.
 *
 * <p>The classes of java.management are named by {@link Beans} and what that uses. They are loaded
 * with the option {@code metrics=jmx} only, and at the start of a JVM not before the first second
 * is over: an application may have to set up its logging before, which these classes use.
 */
public final class Metrics implements Runnable {

  private static final long PERIOD_MILLIS = 1_000;

  private static Metrics current;

  private final Thread thread = new Thread(this, "fjprobe metrics");

  /** Null until they are needed. */
  private Beans beans;

  private boolean ended;

  private Metrics() {
    thread.setDaemon(true);
  }

  /** In a running JVM: the beans are there when this returns. */
  public static synchronized void begin() {
    Metrics begun = new Metrics();
    current = begun;
    if (begun.update()) {
      begun.thread.start();
    }
  }

  /** In a JVM that starts. */
  public static synchronized void beginInAWhile() {
    current = new Metrics();
    current.thread.start();
  }

  /** All beans go. */
  public static synchronized void end() {
    if (current != null) {
      current.remove();
      current = null;
    }
  }

  @Override
  public void run() {
    try {
      do {
        Thread.sleep(PERIOD_MILLIS);
      } while (update());
    } catch (InterruptedException e) {
      return; // it has ended
    }
  }

  /** Whether to do this again. */
  private synchronized boolean update() {
    if (ended) {
      return false;
    }
    try {
      if (beans == null) {
        beans = new Beans();
      }
      beans.update();
      return true;
    } catch (NoClassDefFoundError e) {
      tell(
          "metrics=jmx: this JVM has no management beans, as the module java.management is"
              + " missing ("
              + e.getMessage()
              + "); start it with --add-modules java.management, or put that module into its"
              + " runtime image; the rest is observed");
      return false;
    } catch (Throwable t) {
      Suppressed.add(t);
      return beans != null; // if there is no server of beans, there will be none
    }
  }

  private synchronized void remove() {
    ended = true;
    thread.interrupt();
    if (beans != null) {
      beans.remove();
    }
  }

  private static void tell(String problem) {
    System.err.println("fjprobe: " + problem);
  }
}
