package io.fjprobe.bootstrap.sampling;

import io.fjprobe.bootstrap.setting.AgentSettings;

/** The chosen level as constants: the compiler drops what is off. */
public final class Recorded {

  public static final boolean SINGLE_EVENTS = AgentSettings.level() != AgentSettings.Level.COUNTERS;
  public static final boolean EVERY_STEAL = AgentSettings.level() == AgentSettings.Level.FULL;
  public static final boolean TASK_BATCHES = EVERY_STEAL && AgentSettings.taskBatches();

  public static final boolean SPAN = AgentSettings.span();

  private Recorded() {}
}
