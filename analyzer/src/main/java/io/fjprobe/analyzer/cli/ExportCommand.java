package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.export.CsvExport;
import io.fjprobe.analyzer.export.JfrExport;
import io.fjprobe.analyzer.export.StackKind;
import io.fjprobe.analyzer.export.TraceExport;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.text.Reason;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Hands events over to other programs. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Exports the Fork/Join events of recordings for other programs.",
      "",
      "  analyzer export --perfetto trace.json.gz run.jfr",
      "  analyzer export --csv tables jdk8.jfr jdk17.jfr",
      "  analyzer export --jfr tasks.jfr batches.jfr",
      "  analyzer export --collapsed stacks.txt --stacks=waits run.jfr",
      "",
      "The trace has a process for each recording. All of them begin at 0. It has a lane for"
          + " each worker, for each thread that waits, and for each queue that tasks were taken"
          + " from, with an arrow to the thread that took them. Another arrow goes from whoever"
          + " lets a waiting thread go on. Tables have a row for"
          + " each event. A cell is empty if nothing was recorded. If an event stands for"
          + " several, 'interval' says for how many. --jfr writes a recording with an event for"
          + " each task of batches, for JDK Mission Control. --collapsed writes stacks for tools"
          + " that draw flame graphs. Their weights add up to what 'summarize' says.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done: all of the recordings is in the result",
      "1:a recording can't be read or has nothing of Fork/Join in it, or the result can't be"
          + " written",
      "2:wrong usage",
      "5:the result is incomplete: parts of a recording could not be read, and warnings name them"
    })
final class ExportCommand implements Callable<Integer> {

  private static final String NOTHING =
      " has no events of Fork/Join. Was the agent attached? Run the program with"
          + " -javaagent:fjprobe.jar and export the recording that it leaves.";

  private static final String UNREAD =
      ": nothing that could be exported was found in what could be read; see the warnings";

  private static final String NO_BATCHES =
      " has no batches of tasks. Record them with"
          + " -javaagent:fjprobe.jar=level=full,tasks=batches; without tasks=batches each task"
          + " already has an event, fjprobe.TaskRun.";

  private final boolean terminal;

  @Spec private CommandSpec spec;

  @ArgGroup(exclusive = true, multiplicity = "1")
  private Format format;

  @Option(
      names = "--stacks",
      paramLabel = "KIND",
      converter = StackKindConverter.class,
      completionCandidates = StackKindConverter.Names.class,
      description =
          "What --collapsed writes: ${COMPLETION-CANDIDATES}. moments: whose time it is, in"
              + " microseconds of wall time (default). waits: what threads wait for, in"
              + " microseconds. forks: who forks and submits what, in tasks; by class with"
              + " level=full.")
  private @Nullable StackKind stacks;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recordings (.jfr), also compressed by gzip.")
  private List<Path> files;

  /** The file or directory to write to, which tells the format. */
  static final class Format {

    @Option(
        names = "--perfetto",
        paramLabel = "FILE",
        description =
            "Write a trace for ui.perfetto.dev: JSON, compressed if the name ends in .gz. Other"
                + " viewers of traces read it too.")
    private Path perfetto;

    @Option(
        names = "--csv",
        paramLabel = "DIRECTORY",
        description = "Write a table for each event type; times are in ns.")
    private Path csv;

    @Option(
        names = "--jfr",
        paramLabel = "FILE",
        description =
            "Write a recording with an event for each task of one that has tasks=batches.")
    private Path jfr;

    @Option(
        names = "--collapsed",
        paramLabel = "FILE",
        description =
            "Write collapsed stacks, which async-profiler's converter, speedscope and others read;"
                + " see --stacks.")
    private Path collapsed;
  }

  /** Writes a file. */
  private interface Content {
    /** Writes and returns the exit code. Nothing is kept unless something of ours was written. */
    Written write(OutputStream out) throws IOException;
  }

  private record Written(int code, boolean kept) {}

  /** Is called before each recording. */
  private interface Next {
    void recording(Path file) throws IOException;
  }

  /**
   * @param terminal someone watches stderr
   */
  ExportCommand(boolean terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (format.jfr != null && files.size() > 1) {
      throw new ParameterException(
          spec.commandLine(), "--jfr takes one recording, and " + files.size() + " are named");
    }
    if (stacks != null && format.collapsed == null) {
      throw new ParameterException(spec.commandLine(), "--stacks is of use only with --collapsed");
    }
    Path target =
        Stream.of(format.csv, format.jfr, format.collapsed, format.perfetto)
            .filter(Objects::nonNull)
            .findFirst()
            .orElseThrow();
    try {
      if (format.csv != null) {
        return csv(target);
      }
      return whole(
          target,
          format.jfr != null
              ? this::jfr
              : format.collapsed != null ? this::collapsed : this::perfetto);
    } catch (IOException e) {
      say(target + " can't be written: " + Reason.of(e));
      return AnalyzerCommand.FAILED;
    }
  }

  private int csv(Path directory) throws IOException {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new IOException("it is a file; name a directory");
    }
    try (CsvExport export = new CsvExport(directory)) {
      return export(export, export::recording, export::events, NOTHING);
    }
  }

  /** Writes a whole file or none: it comes under its name when it is complete. */
  private static int whole(Path file, Content content) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException("it is a directory");
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Written written;
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
        written = content.write(out);
      }
      if (written.kept()) {
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      }
      return written.code();
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private Written perfetto(OutputStream out) throws IOException {
    boolean packed = String.valueOf(format.perfetto.getFileName()).endsWith(".gz");
    try (TraceExport export = new TraceExport(packed ? new GZIPOutputStream(out) : out)) {
      int code =
          export(
              export, recording -> export.process(recording.toString()), export::events, NOTHING);
      return new Written(code, export.events() > 0);
    }
  }

  private Written jfr(OutputStream out) throws IOException {
    JfrExport export = new JfrExport(out);
    int code = export(export, recording -> {}, export::batches, NO_BATCHES);
    export.flush();
    return new Written(code, export.batches() > 0);
  }

  private Written collapsed(OutputStream out) throws IOException {
    StackKind kind = stacks == null ? StackKind.MOMENTS : stacks;
    StackExport export = new StackExport(kind, files, this::progress, this::say);
    String text = export.text();
    out.write(text.getBytes(StandardCharsets.UTF_8));
    return new Written(export.code(), !text.isEmpty());
  }

  private int export(EventConsumer consumer, Next next, LongSupplier events, String without)
      throws IOException {
    boolean failed = false;
    boolean incomplete = false;
    for (Path file : files) {
      long before = events.getAsLong();
      try {
        next.recording(file);
        List<String> problems = new EventReader(progress(file)).read(file, consumer);
        problems.forEach(problem -> say("warning: " + file + ": " + problem));
        incomplete |= !problems.isEmpty();
        if (events.getAsLong() == before) {
          failed = true;
          say(file + (problems.isEmpty() ? without : UNREAD));
        }
      } catch (UnreadableRecordingException e) {
        failed = true;
        say(e.getMessage());
      }
    }
    if (incomplete && !failed) {
      say("the result is incomplete: it has only what could be read");
    }
    return failed ? AnalyzerCommand.FAILED : incomplete ? AnalyzerCommand.INCOMPLETE : 0;
  }

  private Progress progress(Path file) {
    return terminal ? new TerminalProgress(file, spec.commandLine().getErr()) : Progress.NONE;
  }

  private void say(@Nullable String message) {
    spec.commandLine().getErr().println(AnalyzerCommand.PREFIX + message);
  }
}
