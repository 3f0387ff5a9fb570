package io.fjprobe.workloads.run;

/** Whether an iteration counts. */
public enum Phase {
  WARM_UP("warm-up"),
  MEASURED("measured");

  final String text;

  Phase(String text) {
    this.text = text;
  }
}
