package io.fjprobe.analyzer.fleet;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of the commands that ask, whatever engine answers. */
public final class QuestionOptions {

  @Option(
      names = "--question",
      paramLabel = "NAME",
      split = ",",
      description = "Questions to answer; all if none is named.")
  private List<String> questions = List.of();

  @Option(
      names = "--by",
      paramLabel = "COLUMN",
      split = ",",
      description =
          "Columns or labels to group by, such as service,jdk_feature; each question has its own.")
  private List<String> by = List.of();

  @Option(names = "--sql", paramLabel = "FILE", description = "Answer the question in this file.")
  private @Nullable Path sql;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write an HTML page: the same answers with charts, in one file.")
  private @Nullable Path html;

  /**
   * Returns what is asked.
   *
   * @param facts null: somewhere else, or not needed
   */
  public QuestionRequest request(@Nullable Path facts, boolean list, boolean show, String version) {
    return new QuestionRequest(facts, questions, by, sql, list, show, json, html, version);
  }
}
