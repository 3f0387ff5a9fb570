package io.fjprobe.workloads.run.schedule;

/** Whether an iteration counts. */
public enum Phase {
  WARM_UP("warm-up"),
  MEASURED("measured");

  public final String text;

  Phase(String text) {
    this.text = text;
  }
}
