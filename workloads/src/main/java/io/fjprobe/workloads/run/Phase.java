package io.fjprobe.workloads.run;

enum Phase {
  WARM_UP("warm-up"),
  MEASURED("measured");

  final String text;

  Phase(String text) {
    this.text = text;
  }
}
