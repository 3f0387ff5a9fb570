package io.fjprobe.spark.facts;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Whose facts go where.
 *
 * @param out folder of the tables
 * @param windowNanos length of a window
 * @param labels of all these recordings
 * @param application prefixes of packages and classes; null: like the main class
 * @param recordings files, folders and patterns
 * @param batch how many recordings are written at once
 * @param version of this program
 */
public record Job(
    String out,
    long windowNanos,
    Map<String, String> labels,
    @Nullable List<String> application,
    List<String> recordings,
    int batch,
    String version) {}
