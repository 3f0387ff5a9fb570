package io.fjprobe.analyzer.sample;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder of samples/ that answers one question. Its text has commands as indented blocks; what a
 * command of the analyzer prints is the next block.
 */
record Sample(Path folder) {

  private static final String INDENT = "    ";
  private static final String ANALYZER = "analyzer ";

  static final Path ROOT =
      Path.of(System.getProperty("fjprobe.events")).toAbsolutePath().getParent().getParent();

  static final List<Sample> ALL =
      List.of(
          of("parallel-stream-on-25"),
          of("blocked-common-pool"),
          of("small-tasks"),
          of("starved-scheduler"));

  /**
   * @param output of which lines of three dots stand for any number of lines
   */
  record Reading(Sample sample, List<String> arguments, List<String> output) {

    @Override
    public String toString() {
      return sample + ": " + ANALYZER + String.join(" ", arguments);
    }
  }

  static Sample of(String folder) {
    return new Sample(ROOT.resolve("samples").resolve(folder));
  }

  String text() {
    try {
      return Files.readString(folder.resolve("README.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The indented blocks of the text, without their indentation. */
  private List<List<String>> blocks() {
    List<List<String>> blocks = new ArrayList<>();
    boolean inside = false;
    for (String line : text().lines().toList()) {
      boolean code = line.startsWith(INDENT);
      if (code && !inside) {
        blocks.add(new ArrayList<>());
      }
      if (code || inside && line.isEmpty()) {
        blocks.get(blocks.size() - 1).add(code ? line.substring(INDENT.length()) : "");
      }
      inside = code || inside && line.isEmpty();
    }
    blocks.forEach(Sample::endWithWords);
    return blocks;
  }

  private static void endWithWords(List<String> block) {
    while (block.get(block.size() - 1).isEmpty()) {
      block.remove(block.size() - 1);
    }
  }

  List<Reading> readings() {
    List<Reading> readings = new ArrayList<>();
    List<List<String>> blocks = blocks();
    for (int i = 0; i < blocks.size(); i++) {
      String command = blocks.get(i).get(0);
      if (command.startsWith(ANALYZER)) {
        List<String> words = List.of(command.substring(ANALYZER.length()).split(" "));
        readings.add(new Reading(this, words, blocks.get(i + 1)));
      }
    }
    return readings;
  }

  /** The words behind {@code java} in the command that leaves a recording. */
  List<String> recording(String file) {
    for (List<String> block : blocks()) {
      String command = String.join(" ", block).replaceAll("\\s*\\\\\\s+", " ").trim();
      if (command.startsWith("java ") && command.contains("=file=" + file + " ")) {
        return List.of(command.substring("java ".length()).split(" "));
      }
    }
    throw new AssertionError("no java command of " + this + " leaves " + file);
  }

  List<Path> files(String ending) {
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
