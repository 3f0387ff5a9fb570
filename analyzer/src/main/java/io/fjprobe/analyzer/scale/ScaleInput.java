package io.fjprobe.analyzer.scale;

import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * What a recording has of work and span.
 *
 * @param graph empty if there is no work and span
 * @param problems with parts of the recording, for the user
 */
public record ScaleInput(ScaleReader statistics, GraphReader graph, List<String> problems) {

  /** Reads a recording, twice if it has work and span: first what counts, then the tasks. */
  public static ScaleInput read(Path file, Supplier<Progress> progress)
      throws IOException, UnreadableRecordingException {
    ScaleReader statistics = new ScaleReader();
    List<String> problems = new ArrayList<>(new EventReader(progress.get()).read(file, statistics));
    GraphReader graph = new GraphReader(statistics);
    if (statistics.hasSpan()) {
      new EventReader(progress.get())
          .read(file, graph).stream()
              .filter(each -> !problems.contains(each))
              .forEach(problems::add);
    }
    return new ScaleInput(statistics, graph, problems);
  }
}
