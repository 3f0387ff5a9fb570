package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** Why a run left no recording, as far as what it left and printed tells. */
final class NoRecording {

  private static final String AGENT = "fjprobe: ";
  private static final String AGENT_RECORDS = AGENT + "recording to ";
  private static final String PICKED_UP = "Picked up " + Plan.TOOL_OPTIONS;

  /**
   * The JVM of JDK 8 reads up to this many characters of the variable. Of a longer one it reads
   * nothing.
   */
  private static final int LENGTH_FOR_8 = 1023;

  private final List<LeftRecording> empty;
  private final List<String> log;
  private final LongPredicate alive;

  /**
   * @param empty files that have nothing in them
   * @param alive whether a process still runs, by its id
   */
  NoRecording(List<LeftRecording> empty, RunLog log, LongPredicate alive) throws IOException {
    this.empty = empty;
    this.log = log.beginning();
    this.alive = alive;
  }

  /**
   * @param toolOptions how the JVM was told of the agent; null: as its argument
   */
  String reason(@Nullable String toolOptions) {
    Optional<String> said =
        log.stream().filter(l -> l.startsWith(AGENT) && !l.startsWith(AGENT_RECORDS)).findFirst();
    if (said.isPresent()) {
      return "no recording was left; the agent says: " + said.get().substring(AGENT.length());
    }
    if (!empty.isEmpty()) {
      return unwritten(empty.get(0));
    }
    if (log.stream().anyMatch(line -> line.startsWith(AGENT_RECORDS))) {
      return "the agent began to record, but its file is gone: does the program remove files?";
    }
    if (toolOptions == null) {
      return "no recording was left, and the agent said nothing: does the command start "
          + Program.JAVA
          + " as a Java program?";
    }
    return withToolOptions(toolOptions);
  }

  private String unwritten(LeftRecording file) {
    return alive.test(file.pid())
        ? "JVM "
            + file.pid()
            + ", which the command started, still runs (a daemon?) and writes its recording when it"
            + " ends: let the command wait for it, or run without a daemon"
        : "JVM "
            + file.pid()
            + " began to record, but ended without writing it: it was killed, crashed, or called"
            + " Runtime.halt";
  }

  private String withToolOptions(String toolOptions) {
    String length =
        toolOptions.length() > LENGTH_FOR_8
            ? " JDK 8 ignores the variable beyond "
                + LENGTH_FOR_8
                + " characters, and it has "
                + toolOptions.length()
                + "."
            : "";
    boolean pickedUp = log.stream().anyMatch(line -> line.startsWith(PICKED_UP));
    return pickedUp
        ? "no recording was left, and the agent said nothing, though a JVM has seen "
            + Plan.TOOL_OPTIONS
            + ": is it one before JDK 8, or not from OpenJDK?"
        : "no recording was left, and no JVM said that it picked up "
            + Plan.TOOL_OPTIONS
            + ", by which the agent is given to it: the command starts no JVM, or clears the"
            + " variable, or the JVM ran before as a daemon."
            + length;
  }
}
