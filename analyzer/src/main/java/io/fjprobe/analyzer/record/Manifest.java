package io.fjprobe.analyzer.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What is in a directory of recordings. Its fields are described in record-manifest.txt.
 *
 * @param analyzer version that wrote it
 * @param runs that ended, in the order in which they did
 */
public record Manifest(
    int schemaVersion, String analyzer, Machine machine, Plan plan, int rounds, List<Run> runs) {

  public static final String NAME = "record.json";
  static final int SCHEMA_VERSION = 1;

  public Manifest {
    Objects.requireNonNull(plan, "it has no plan");
    runs = List.copyOf(Objects.requireNonNull(runs, "it has no runs"));
    for (Run run : runs) { // warm-ups leave none, and are not listed
      if (run.failure() == null && (run.recording() == null || run.recording().file() == null)) {
        throw new IllegalArgumentException("a run that did not fail has no recording");
      }
    }
  }

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  /**
   * Where the runs were made.
   *
   * @param cpus that JVMs may use
   */
  public record Machine(String os, String architecture, int cpus) {

    static Machine here() {
      return new Machine(
          System.getProperty("os.name") + " " + System.getProperty("os.version"),
          System.getProperty("os.arch"),
          Runtime.getRuntime().availableProcessors());
    }
  }

  static Manifest empty(String analyzer, Plan plan, int rounds) {
    return new Manifest(SCHEMA_VERSION, analyzer, Machine.here(), plan, rounds, List.of());
  }

  Manifest withRounds(int more) {
    return new Manifest(schemaVersion, analyzer, machine, plan, more, runs);
  }

  /** Puts a run in the place of a failed one of the same side and round. */
  Manifest with(Run run) {
    List<Run> all = new ArrayList<>(runs);
    all.removeIf(earlier -> earlier.isOf(run.side(), run.round()));
    all.add(run);
    return new Manifest(schemaVersion, analyzer, machine, plan, rounds, List.copyOf(all));
  }

  boolean isDone(String side, int round) {
    return runs.stream().anyMatch(run -> run.isOf(side, round) && run.isDone());
  }

  boolean hasResults() {
    return runs.stream().anyMatch(Run::isDone);
  }

  /** Whether one side has results. */
  public boolean hasResultsOf(String side) {
    return runs.stream().anyMatch(run -> run.side().equals(side) && run.isDone());
  }

  /** Whether each side has a recording of each round. */
  @JsonIgnore
  public boolean isComplete() {
    return plan.programs().stream()
        .allMatch(
            program ->
                IntStream.rangeClosed(1, rounds).allMatch(round -> isDone(program.side(), round)));
  }

  public static boolean isIn(Path directory) {
    return Files.isRegularFile(directory.resolve(NAME));
  }

  /**
   * @throws UsageException if it is not one that this analyzer knows
   */
  public static Manifest read(Path directory) throws IOException, UsageException {
    Path file = directory.resolve(NAME);
    try {
      JsonNode json = MAPPER.readTree(file.toFile());
      if (json.path("schemaVersion").asInt() != SCHEMA_VERSION) {
        throw new UsageException(
            file
                + " has schema version "
                + json.path("schemaVersion").asText("none")
                + ", and this analyzer knows "
                + SCHEMA_VERSION
                + ": use the analyzer that wrote it");
      }
      return MAPPER.treeToValue(json, Manifest.class);
    } catch (JacksonException e) {
      throw new UsageException(
          file + " is damaged: " + e.getOriginalMessage() + "; name another directory");
    }
  }

  /** Writes the manifest at once: whoever looks, or comes later, finds the whole of it. */
  void write(Path directory) throws IOException {
    Path part = directory.resolve(NAME + ".part");
    Files.write(part, MAPPER.writeValueAsBytes(this));
    Files.move(
        part,
        directory.resolve(NAME),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
  }
}
