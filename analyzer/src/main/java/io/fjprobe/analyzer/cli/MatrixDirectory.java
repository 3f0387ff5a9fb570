package io.fjprobe.analyzer.cli;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What {@code workloads.jar matrix} left: a manifest beside each recording, which names workload
 * and JDK, and says whether the JVM did what it should.
 */
final class MatrixDirectory {

  private static final String MANIFEST = ".manifest.json";

  /**
   * @param start when its JVM was started; as text it sorts by time, and is "" in old manifests
   */
  private record Entry(
      @Nullable Path recording,
      String workload,
      String jdk,
      int round,
      String start,
      @Nullable String failure) {

    boolean usable() {
      return failure == null && recording != null;
    }
  }

  private final Path directory;
  private final List<Entry> entries = new ArrayList<>();

  private MatrixDirectory(Path directory) {
    this.directory = directory;
  }

  /**
   * Reads a directory. One without manifests is one of no JDKs.
   *
   * @throws SideSelection.UsageException if one of them is no manifest
   */
  static MatrixDirectory of(Path directory) throws IOException, SideSelection.UsageException {
    MatrixDirectory matrix = new MatrixDirectory(directory);
    JsonMapper mapper = JsonMapper.builder().build();
    for (Path manifest : list(directory, "*" + MANIFEST)) {
      try {
        matrix.entries.add(matrix.entry(mapper.readTree(manifest.toFile())));
      } catch (JacksonException e) {
        throw damaged(manifest, e.getOriginalMessage());
      } catch (IllegalArgumentException e) {
        throw damaged(manifest, e.getMessage());
      }
    }
    return matrix;
  }

  private static SideSelection.UsageException damaged(Path manifest, @Nullable String why) {
    return new SideSelection.UsageException(
        manifest + " is damaged: " + why + "; remove it, and run this part of the matrix again");
  }

  private Entry entry(JsonNode json) {
    JsonNode recording = json.path("recording");
    String jdk = json.path("jdk").asText();
    if (jdk.isEmpty()) {
      throw new IllegalArgumentException("it names no JDK");
    }
    return new Entry(
        recording.isTextual() ? directory.resolve(recording.asText()) : null,
        json.path("workload").asText(),
        jdk,
        json.path("round").asInt(),
        json.path("start").asText(),
        json.path("failure").isTextual() ? json.path("failure").asText() : null);
  }

  /** Returns the JDKs by number, as they were run. */
  List<String> jdks() {
    TreeSet<String> jdks =
        new TreeSet<>(
            (a, b) -> a.length() == b.length() ? a.compareTo(b) : a.length() - b.length());
    entries.forEach(entry -> jdks.add(entry.jdk));
    return List.copyOf(jdks);
  }

  /** Returns the recordings of JVMs that did not fail. */
  List<Path> recordings(String jdk) {
    return entries.stream()
        .filter(entry -> entry.jdk.equals(jdk) && entry.usable())
        .map(Entry::recording)
        .toList();
  }

  /**
   * Returns the rounds in which recordings of these JDKs were made. Only workloads count whose
   * rounds came one after the other. JDKs that were run one after the other have no rounds, and
   * neither has a matrix of which a part was repeated later.
   */
  Map<Path, Integer> rounds(String... jdks) {
    Map<String, List<Entry>> byWorkload = new HashMap<>();
    entries.stream()
        .filter(entry -> entry.usable() && List.of(jdks).contains(entry.jdk))
        .sorted(Comparator.comparing(Entry::start))
        .forEach(
            entry -> byWorkload.computeIfAbsent(entry.workload, k -> new ArrayList<>()).add(entry));
    Map<Path, Integer> rounds = new HashMap<>();
    byWorkload.values().stream()
        .filter(MatrixDirectory::isByTurns)
        .flatMap(List::stream)
        .forEach(entry -> rounds.put(entry.recording, entry.round));
    return rounds;
  }

  /**
   * @param inOrder of time
   */
  private static boolean isByTurns(List<Entry> inOrder) {
    int last = 1;
    for (Entry entry : inOrder) {
      if (entry.start.isEmpty() || entry.round < last) {
        return false;
      }
      last = entry.round;
    }
    return true;
  }

  /** Returns the JVMs of these JDKs that failed, and why. */
  List<String> failures(String... jdks) {
    return entries.stream()
        .filter(entry -> entry.failure != null && List.of(jdks).contains(entry.jdk))
        .map(entry -> "JDK " + entry.jdk + ", " + entry.recording + ": " + entry.failure)
        .toList();
  }

  /** Returns every recording of a directory, of whichever JDK; without manifests too. */
  List<Path> all() throws IOException {
    return entries.isEmpty()
        ? list(directory, "*.jfr")
        : entries.stream().filter(Entry::usable).map(Entry::recording).toList();
  }

  private static List<Path> list(Path directory, String pattern) throws IOException {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory, pattern)) {
      stream.forEach(files::add);
    }
    files.sort(null);
    return files;
  }
}
