package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.record.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which recordings a command line compares.
 *
 * @param counted other recordings of the same sides, in which the agent counted calls
 * @param failed JVMs of a matrix that are left out, and why
 * @param rounds of a matrix that ran both sides by turns; without recordings that no round is known
 *     of
 */
record SideSelection(
    SideFiles base,
    SideFiles next,
    List<String> failed,
    Map<Path, Integer> rounds,
    BySide<List<Path>> counted) {

  SideSelection(SideFiles base, SideFiles next, List<String> failed, Map<Path, Integer> rounds) {
    this(base, next, failed, rounds, new BySide<>(List.of(), List.of()));
  }

  /** The command line names no two sides; the message says what to write. */
  static final class UsageException extends Exception {
    private static final long serialVersionUID = 1;

    UsageException(@Nullable String message) {
      super(message);
    }
  }

  /**
   * @param paths two recordings or directories; or one directory of a matrix
   * @param base recordings, or the JDK of a matrix; null when not given
   */
  static SideSelection of(List<Path> paths, List<String> base, List<String> next)
      throws UsageException, IOException {
    if ((base == null) != (next == null)) {
      throw new UsageException("--base and --new go together: name both, or neither");
    }
    if (paths.size() == 1 && Manifest.isIn(paths.get(0))) {
      return RecordDirectory.of(paths.get(0)).sides(base, next);
    }
    if (paths.size() == 1 && Files.isDirectory(paths.get(0))) {
      return ofMatrix(paths.get(0), base, next);
    }
    if (paths.size() == 2 && base == null) {
      return ofFiles(List.of(paths.get(0).toString()), List.of(paths.get(1).toString()));
    }
    if (paths.isEmpty() && base != null) {
      return ofFiles(base, next);
    }
    for (Path path : paths) {
      if (!Files.exists(path)) {
        throw new UsageException(path + " does not exist");
      }
    }
    throw new UsageException(
        "two sides are needed: two recordings; or --base A,B --new C,D; or the directory of a"
            + " matrix and --base JDK --new JDK");
  }

  private static SideSelection ofFiles(List<String> base, List<String> next)
      throws UsageException, IOException {
    return new SideSelection(files(base), files(next), List.of(), Map.of());
  }

  private static SideFiles files(List<String> names) throws UsageException, IOException {
    List<Path> files = new ArrayList<>();
    for (String name : names) {
      Path path = Path.of(name);
      if (Manifest.isIn(path)) {
        throw new UsageException(
            path + " has several sides: compare them with analyzer compare " + path);
      }
      files.addAll(Files.isDirectory(path) ? MatrixDirectory.of(path).all() : List.of(path));
    }
    if (files.isEmpty()) {
      throw new UsageException("no recordings (*.jfr) in " + String.join(", ", names));
    }
    return new SideFiles(null, files);
  }

  private static SideSelection ofMatrix(Path directory, List<String> base, List<String> next)
      throws UsageException, IOException {
    MatrixDirectory matrix = MatrixDirectory.of(directory);
    List<String> jdks = matrix.jdks();
    if (jdks.isEmpty()) {
      throw new UsageException(
          directory + " has no *.manifest.json: is it the --out of workloads.jar matrix?");
    }
    if (base == null && jdks.size() != 2) {
      throw new UsageException(
          directory
              + " has recordings of JDK "
              + String.join(", ", jdks)
              + ": choose with --base and --new");
    }
    String a = base == null ? jdks.get(0) : one(base, jdks);
    String b = next == null ? jdks.get(1) : one(next, jdks);
    return new SideSelection(
        new SideFiles("JDK " + a, matrix.recordings(a)),
        new SideFiles("JDK " + b, matrix.recordings(b)),
        matrix.failures(a, b),
        matrix.rounds(a, b));
  }

  private static String one(List<String> names, List<String> jdks) throws UsageException {
    if (names.size() != 1 || !jdks.contains(names.get(0))) {
      throw new UsageException(
          String.join(",", names)
              + " is not a JDK of this matrix, which has "
              + String.join(", ", jdks));
    }
    return names.get(0);
  }
}
