package io.fjprobe.analyzer.record;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One run of a side's program.
 *
 * @param round from 1
 * @param start when it was started, as an instant of ISO 8601
 * @param log name of the file with all that it printed
 * @param ending null: it could not be started
 * @param recording null: none was left, or none of the right program
 * @param notKept recordings of other JVMs of the run
 * @param failure why its recording does not count; null: it does
 */
public record Run(
    String side,
    int round,
    String start,
    List<String> command,
    String log,
    @Nullable Ending ending,
    @Nullable Kept recording,
    List<String> notKept,
    @Nullable String failure) {

  public Run {
    Objects.requireNonNull(side, "a run has no side");
    Objects.requireNonNull(start, "a run has no start");
  }

  /**
   * A recording in the directory.
   *
   * @param jdk release that it says; null: it does not
   * @param program main class or jar of its JVM; "" if it does not say
   */
  public record Kept(String file, long bytes, @Nullable String jdk, String program) {

    /** Fails if no file can have that name. */
    public Kept {
      if (file != null && Path.of(file).getNameCount() == 0) {
        throw new InvalidPathException(file, "names no file");
      }
    }
  }

  /**
   * Reads the last lines of what it printed.
   *
   * @param directory of the recordings
   */
  public List<String> lastLines(Path directory) throws IOException {
    return new RunLog(directory.resolve(log)).end();
  }

  /** Whether its recording counts. */
  @JsonIgnore
  public boolean isDone() {
    return failure == null;
  }

  boolean isOf(String otherSide, int otherRound) {
    return side.equals(otherSide) && round == otherRound;
  }
}
