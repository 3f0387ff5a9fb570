package io.fjprobe.workloads.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The file of {@code --json}: the environment once, and a record for each run. */
final class JsonReport {
  private static final int SCHEMA_VERSION = 1;

  private JsonReport() {}

  static String format(List<RunResult> results) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("environment", Environment.toJson());
    json.put("runs", results.stream().map(RunResult::toJson).collect(Collectors.toList()));
    return JsonWriter.write(json);
  }
}
