package io.fjprobe.workloads.overhead;

import io.fjprobe.workloads.run.options.UsageException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What observes the workload. */
enum Variant {
  /** Nothing. */
  PLAIN,
  /** A recording of the events of the JDK that the agent's settings have, without the agent. */
  JFR,
  COUNTERS,
  DEFAULT,
  FULL,
  /** Full, with tasks that share events. */
  BATCHES;

  static Variant of(String text) throws UsageException {
    for (Variant variant : values()) {
      if (variant.text().equals(text)) {
        return variant;
      }
    }
    String known = Arrays.stream(values()).map(Variant::text).collect(Collectors.joining(", "));
    throw new UsageException(
        "unknown variant " + text, "there are " + known, "write --variants=jfr,default");
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  private String level() {
    return this == BATCHES ? "full,tasks=batches" : text();
  }

  boolean needsAgent() {
    return this != PLAIN && this != JFR;
  }

  /** For the JVM: where the agent, the settings without it, and the recording to write are. */
  List<String> jvmArguments(Path agent, Path settings, Path recording) {
    if (this == PLAIN) {
      return Collections.emptyList();
    }
    return Collections.singletonList(
        this == JFR
            ? "-XX:StartFlightRecording=filename=" + recording + ",settings=" + settings
            : "-javaagent:" + agent + "=level=" + level() + ",strict=true,file=" + recording);
  }
}
