package io.fjprobe.bootstrap.statistics;

import io.fjprobe.bootstrap.AgentSettings;
import io.fjprobe.bootstrap.event.AgentStateEvent;
import io.fjprobe.bootstrap.event.PoolStatisticsEvent;
import io.fjprobe.bootstrap.tally.Recorded;
import io.fjprobe.bootstrap.tally.StealSampler;
import io.fjprobe.bootstrap.tally.Suppressed;
import java.util.Locale;
import jdk.jfr.FlightRecorder;

/** What the Flight Recorder asks for every second, and at both ends of every chunk. */
public final class PeriodicEvents {

  private PeriodicEvents() {}

  /**
   * @param generation name of the join-point table, or none
   * @param missing what is not recorded, and why
   */
  public static void start(String generation, String mode, int woven, String missing) {
    FlightRecorder.addPeriodicEvent(
        PoolStatisticsEvent.class, () -> guarded(() -> Statistics.emitAll("period")));
    // the end of the last chunk is the end of the recording: what happened until JVM exit is in it
    FlightRecorder.addPeriodicEvent(
        AgentStateEvent.class,
        () ->
            guarded(
                () -> {
                  state(generation, mode, woven, missing);
                  Statistics.emitAll("chunk");
                }));
  }

  private static void guarded(Runnable emit) {
    try {
      emit.run();
    } catch (Throwable t) {
      Suppressed.add(t);
    }
  }

  private static void state(String generation, String mode, int woven, String missing) {
    AgentStateEvent event = new AgentStateEvent();
    event.version = AgentSettings.version();
    event.generation = generation;
    event.mode = mode;
    event.level = AgentSettings.level().name().toLowerCase(Locale.ROOT);
    event.woven = woven;
    event.missing = missing;
    event.suppressedErrors = Suppressed.count();
    event.firstError = Suppressed.first();
    event.stealSampling =
        Recorded.EVERY_STEAL
            ? "every steal"
            : Recorded.SINGLE_EVENTS
                ? "one in n (adaptive, " + StealSampler.EVENTS_PER_SECOND + " a second)"
                : "off";
    event.commit();
  }
}
