package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.Accounting;
import io.fjprobe.analyzer.compare.side.Input;
import io.fjprobe.analyzer.record.Manifest;
import io.fjprobe.analyzer.record.Run;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.result.Failure;
import io.fjprobe.analyzer.trial.result.Measured;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the recordings of all variants, each file once. */
final class TriedRecordings {

  private final Path directory;
  private final Manifest manifest;
  private final Function<Path, Progress> progress;
  private final Consumer<String> say;
  private final Map<Path, @Nullable Input> read = new HashMap<>();

  TriedRecordings(
      Path directory, Manifest manifest, Function<Path, Progress> progress, Consumer<String> say) {
    this.directory = directory;
    this.manifest = manifest;
    this.progress = progress;
    this.say = say;
  }

  Measured of(Variant base, Variant variant) throws IOException, SideSelection.UsageException {
    if (!manifest.hasResultsOf(base.side()) || !manifest.hasResultsOf(variant.side())) {
      return new Measured(variant, List.of(), List.of(), failures(variant));
    }
    SideSelection sides =
        RecordDirectory.of(directory).sides(List.of(base.side()), List.of(variant.side()));
    return new Measured(
        variant,
        inputs(sides.next().files(), sides.rounds()),
        inputs(sides.base().files(), sides.rounds()),
        failures(variant));
  }

  /** Returns the first recording of a variant that could be read; null: none. */
  @Nullable TrialForecast forecast(Variant variant)
      throws IOException, SideSelection.UsageException {
    List<Path> files =
        RecordDirectory.of(directory)
            .sides(List.of(variant.side()), List.of(variant.side()))
            .base()
            .files();
    for (Path file : files) {
      Input input = read.get(file);
      if (input != null) {
        return new TrialForecast(file, input, () -> progress.apply(file));
      }
    }
    return null;
  }

  private List<Input> inputs(List<Path> files, Map<Path, Integer> rounds) {
    List<Input> inputs = new ArrayList<>();
    for (Path file : files) {
      if (!read.containsKey(file)) {
        read.put(file, new OneByOne(say).of(file, this::read));
      }
      Input input = read.get(file);
      if (input != null) {
        inputs.add(new Input(input.account(), input.iterations(), rounds.get(file)));
      }
    }
    return inputs;
  }

  private @Nullable Input read(Path file) throws UnreadableRecordingException {
    return new RecordedInput(new Accounting(null), say)
        .of(new RecordingReader(progress.apply(file)).read(file), null);
  }

  private List<Failure> failures(Variant variant) throws IOException {
    List<Failure> failures = new ArrayList<>();
    for (Run run : manifest.runs()) {
      if (run.failure() != null && run.side().equals(variant.side())) {
        failures.add(new Failure(run.round(), run.failure(), run.lastLines(directory)));
      }
    }
    return failures;
  }
}
