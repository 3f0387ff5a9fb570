package io.fjprobe.workloads.matrix;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.workloads.run.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a recording comes from: a file beside it, which is there once its JVM has ended. */
final class Manifest {
  private static final int SCHEMA_VERSION = 1;

  private final Path file;

  Manifest(Path directory, String name) {
    this.file = directory.resolve(name + ".manifest.json");
  }

  boolean exists() {
    return Files.exists(file);
  }

  /** Whether its JVM was started by the same command. */
  boolean isOf(List<String> command) throws IOException {
    return String.join(" ", command).equals(json().path("command").textValue());
  }

  boolean isVerified() throws IOException {
    return json().path("failure").isNull();
  }

  private JsonNode json() throws IOException {
    return Json.read(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  /**
   * @param place in the order of all JVMs, from 1
   * @param recording relative to the manifest; null: there is none
   */
  void write(
      Outcome outcome,
      int place,
      List<String> command,
      String recording,
      Instant start,
      MachineLoad load)
      throws IOException {
    Plan.Step step = outcome.step;
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("schemaVersion", SCHEMA_VERSION);
    json.put("workload", step.cell.load.title);
    json.put("jdk", step.cell.jdk.feature);
    json.put("jdkHome", step.cell.jdk.home.toString());
    json.put("jdkVersion", outcome.figures == null ? null : outcome.figures.jdkVersion);
    json.put("round", step.round);
    json.put("place", place);
    json.put("command", String.join(" ", command));
    json.put("agentPresent", outcome.figures == null ? null : outcome.figures.agentPresent);
    json.put("recording", recording);
    json.put("machine", machine());
    json.put("start", start.toString());
    json.put("end", Instant.now().toString());
    json.put("load", load.toJson());
    json.put("failure", outcome.failure);
    replace(Json.write(json));
  }

  private static Map<String, Object> machine() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    json.put("architecture", System.getProperty("os.arch"));
    json.put("cpus", Runtime.getRuntime().availableProcessors());
    return json;
  }

  /** At once, for half a manifest would look like a whole one. */
  private void replace(String text) throws IOException {
    Path half = file.resolveSibling(file.getFileName() + ".half");
    Files.write(half, text.getBytes(StandardCharsets.UTF_8));
    Files.move(half, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  void remove() throws IOException {
    Files.deleteIfExists(file);
  }
}
