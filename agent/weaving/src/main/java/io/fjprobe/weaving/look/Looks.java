package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.event.LooksEvent;
import io.fjprobe.bootstrap.guard.Suppressed;
import io.fjprobe.bootstrap.statistics.Looking;
import io.fjprobe.bootstrap.statistics.PeriodicEvents;
import io.fjprobe.bootstrap.tally.SeenSums;
import java.lang.instrument.Instrumentation;

/**
 * A thread that looks at all others, at random moments, so that it meets nothing that happens at
 * regular ones more often than it should.
 */
public final class Looks implements Looking, Runnable {

  /** A JVM that is so short has other things to do than to load classes for this. */
  private static final long BEFORE_FIRST_MILLIS = 100;

  /** While nobody records, how long until it is asked again. */
  private static final long NOT_RECORDED_MILLIS = 500;

  private static Looks current;

  private final Pace pace;

  /** Also while nobody records. */
  private final boolean forMetrics;

  private final Instrumentation instrumentation;
  private final LookBlock block = new LookBlock();

  /** Null: this JVM does not let the agent weave it. */
  private final HookWeaver releases;

  /** Likewise. Null until the first look, for a short JVM should not load classes for it. */
  private HookWeaver sources;

  private volatile boolean ended;

  private Looks(int mostPerSecond, boolean forMetrics, Instrumentation instrumentation) {
    pace = new Pace(mostPerSecond);
    this.forMetrics = forMetrics;
    this.instrumentation = instrumentation;
    releases =
        ReleaseWeaver.begin(instrumentation); // before others park: JDK 8 does not name those
  }

  /**
   * @param mostPerSecond 0: none at all
   * @param forMetrics they are added up, too, also while nobody records
   */
  public static synchronized void begin(
      int mostPerSecond, boolean forMetrics, Instrumentation instrumentation) {
    if (mostPerSecond > 0) {
      current = new Looks(mostPerSecond, forMetrics, instrumentation);
      PeriodicEvents.flushes(current);
      Thread thread = new Thread(current, "fjprobe looks");
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** The last ones are written when the recording ends. */
  public static synchronized void end() {
    if (current != null) {
      current.ended = true;
      SeenSums.keep(false);
      if (current.releases != null) {
        current.releases.end();
      }
      current.endSources();
      current.flush();
      current = null;
    }
    PeriodicEvents.flushes(null);
  }

  private synchronized void beginSources() {
    if (!ended) {
      sources = SourceWeaver.begin(instrumentation);
    }
  }

  private synchronized void endSources() {
    if (sources != null) {
      sources.end();
      sources = null;
    }
  }

  private synchronized void beginSums() {
    SeenSums.keep(forMetrics && !ended);
  }

  @Override
  public void flush() {
    block.flush();
  }

  @Override
  public void run() {
    try {
      Thread.sleep(BEFORE_FIRST_MILLIS);
      beginSources();
      Looker looker = new Looker(block, pace, forMetrics, instrumentation);
      beginSums();
      while (!ended) {
        if (new LooksEvent().isEnabled()) {
          looker.look();
          Thread.sleep(pace.untilNextMillis());
        } else if (forMetrics) {
          looker.lookForMetrics();
          Thread.sleep(pace.untilNextMillis());
        } else {
          looker.forgetAll();
          Thread.sleep(NOT_RECORDED_MILLIS);
        }
      }
      looker.forgetAll(); // the hook must keep no thread alive
    } catch (InterruptedException e) {
      flush(); // somebody wants it to end
    } catch (Throwable t) {
      Suppressed.add(t);
      flush();
    }
  }
}
