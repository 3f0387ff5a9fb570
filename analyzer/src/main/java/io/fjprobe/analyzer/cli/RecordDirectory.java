package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.record.Manifest;
import io.fjprobe.analyzer.record.Program;
import io.fjprobe.analyzer.record.Run;
import io.fjprobe.analyzer.record.UsageException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** What {@code analyzer record} left: its manifest names sides, rounds, and runs that failed. */
final class RecordDirectory {

  /** The directory inside for runs in which calls are counted. */
  static final String COUNTED = "counted";

  private final Path directory;
  private final Manifest manifest;

  private RecordDirectory(Path directory, Manifest manifest) {
    this.directory = directory;
    this.manifest = manifest;
  }

  static RecordDirectory of(Path directory) throws IOException, SideSelection.UsageException {
    try {
      return new RecordDirectory(directory, Manifest.read(directory));
    } catch (UsageException e) {
      throw new SideSelection.UsageException(e.getMessage());
    }
  }

  /**
   * @param base a side by its name; null: the first of two
   */
  SideSelection sides(List<String> base, List<String> next)
      throws IOException, SideSelection.UsageException {
    List<Program> programs = manifest.plan().programs();
    if (base == null && programs.size() != 2) {
      throw new SideSelection.UsageException(
          directory + " has recordings of " + names() + ": choose with --base and --new");
    }
    Program a = base == null ? programs.get(0) : one(base);
    Program b = next == null ? programs.get(1) : one(next);
    return new SideSelection(
        files(a), files(b), failures(a, b), rounds(a, b), new BySide<>(counted(a), counted(b)));
  }

  private Program one(List<String> names) throws SideSelection.UsageException {
    return manifest.plan().programs().stream()
        .filter(program -> names.equals(List.of(program.side())))
        .findFirst()
        .orElseThrow(
            () ->
                new SideSelection.UsageException(
                    String.join(",", names)
                        + " is not a side of this directory, which has "
                        + names()));
  }

  private String names() {
    return String.join(", ", manifest.plan().programs().stream().map(Program::side).toList());
  }

  private SideFiles files(Program program) throws SideSelection.UsageException {
    List<Path> files = recordings(program);
    if (files.isEmpty()) {
      throw new SideSelection.UsageException(
          directory
              + " has no recording of "
              + program.label()
              + ": continue it with the same command as before");
    }
    return new SideFiles(program.label(), files);
  }

  /** Returns the recordings of a side in which calls were counted. */
  private List<Path> counted(Program program) throws IOException, SideSelection.UsageException {
    Path inside = directory.resolve(COUNTED);
    return Manifest.isIn(inside) ? of(inside).recordings(program) : List.of();
  }

  private List<Path> recordings(Program program) {
    return done(program).map(this::file).toList();
  }

  private Stream<Run> done(Program... programs) {
    return manifest.runs().stream()
        .filter(Run::isDone)
        .filter(run -> List.of(programs).stream().anyMatch(p -> p.side().equals(run.side())))
        .sorted(Comparator.comparing(Run::start));
  }

  private Path file(Run run) {
    return directory.resolve(
        Objects.requireNonNull(run.recording(), "of a run that is done").file());
  }

  /**
   * Returns the rounds; none where a run that had failed was made up for later, for it had no
   * partner then.
   */
  private Map<Path, Integer> rounds(Program a, Program b) {
    Map<Path, Integer> rounds = new HashMap<>();
    int last = 1;
    for (Run run : done(a, b).toList()) {
      if (run.round() < last) {
        return Map.of();
      }
      last = run.round();
      rounds.put(file(run), last);
    }
    return rounds;
  }

  private List<String> failures(Program a, Program b) {
    return manifest.runs().stream()
        .filter(run -> !run.isDone())
        .filter(run -> run.side().equals(a.side()) || run.side().equals(b.side()))
        .map(run -> run.side() + ", round " + run.round() + ": " + run.failure())
        .toList();
  }
}
