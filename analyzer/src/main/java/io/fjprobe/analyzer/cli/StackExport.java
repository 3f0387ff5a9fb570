package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.export.CollapsedStacks;
import io.fjprobe.analyzer.export.ForkStacks;
import io.fjprobe.analyzer.export.MomentStacks;
import io.fjprobe.analyzer.export.StackKind;
import io.fjprobe.analyzer.export.TaskTree;
import io.fjprobe.analyzer.export.WaitStacks;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes collapsed stacks of recordings, from the same account as a summary. */
final class StackExport {

  private final StackKind kind;
  private final List<Path> files;
  private final Function<Path, Progress> progress;
  private final Consumer<String> say;
  private final CollapsedStacks stacks = new CollapsedStacks();
  private boolean failed;
  private boolean incomplete;

  StackExport(
      StackKind kind, List<Path> files, Function<Path, Progress> progress, Consumer<String> say) {
    this.kind = kind;
    this.files = files;
    this.progress = progress;
    this.say = say;
  }

  /** Reads all recordings. Of several, each has its name at the root of its stacks. */
  String text() {
    for (Path file : files) {
      CollapsedStacks its = new OneByOne(say).of(file, this::stacksOf);
      failed |= its == null || its.isEmpty();
      if (its != null && its.isEmpty()) {
        say.accept(file + " has no stacks of " + kind + ": " + kind.without());
      } else if (its != null) {
        stacks.add(its);
      }
    }
    return stacks.text();
  }

  /** Returns the exit code. */
  int code() {
    return failed ? AnalyzerCommand.FAILED : incomplete ? AnalyzerCommand.INCOMPLETE : 0;
  }

  private @Nullable CollapsedStacks stacksOf(Path file) throws UnreadableRecordingException {
    Recording recording = new RecordingReader(progress.apply(file)).read(file);
    incomplete |= !recording.problems().isEmpty();
    recording.problems().forEach(problem -> say.accept("warning: " + file + ": " + problem));
    RecordingAccount account = new Accounting(null).of(recording);
    if (!account.hasProbeEvents()) {
      say.accept(NothingOfOurs.message(account));
      return null;
    }
    CollapsedStacks its =
        new CollapsedStacks(files.size() > 1 ? String.valueOf(file.getFileName()) : null);
    switch (kind) {
      case MOMENTS -> MomentStacks.add(account, its);
      case WAITS -> WaitStacks.add(account, its);
      case FORKS -> forks(recording, account, its);
    }
    return its;
  }

  private static void forks(Recording recording, RecordingAccount account, CollapsedStacks its)
      throws UnreadableRecordingException {
    if (!ForkStacks.hasTasks(account)) {
      ForkStacks.addCounters(account, its);
      return;
    }
    Set<Integer> segments = new Accounting(null).segmentsOf(recording);
    TaskTree tree =
        new TaskTree(
            account,
            end -> segments == null || segments.contains(recording.timeline().segmentAt(end)));
    try {
      new EventReader(Progress.NONE).read(recording.file(), tree);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the tree throws none
    }
    tree.addTo(its);
  }
}
