package io.fjprobe.analyzer.fleet;

import io.fjprobe.analyzer.recording.file.Progress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Whose facts go where.
 *
 * @param out folder of the tables
 * @param windowNanos length of a window
 * @param labels of all these recordings; they win over those that a recording has
 * @param application prefixes of packages and classes; null: like the main class
 * @param recordings files, and folders in which all recordings are meant
 * @param progress shown while a file is read
 * @param version of the analyzer
 */
public record FactsRequest(
    Path out,
    long windowNanos,
    Map<String, String> labels,
    @Nullable List<String> application,
    List<Path> recordings,
    Function<Path, Progress> progress,
    String version) {}
