package io.fjprobe.metrics;

/** What workers do when they are looked at. */
enum Activity {
  /** Also in native code, if it used a CPU. */
  RUNNING("running"),
  IN_NATIVE("in native code"),
  IDLE("idle"),
  IN_JOIN("in a join"),
  IN_MANAGED_BLOCK("in a managed block"),
  AT_MONITOR("at a monitor"),
  WAITING("waiting");

  private final String label;

  Activity(String label) {
    this.label = label;
  }

  /** That of the metric. */
  String label() {
    return label;
  }
}
