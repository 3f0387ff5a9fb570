package io.fjprobe.analyzer.fleet;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
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

  /** A query begins with one of these words. All else is the name of a file. */
  private static final Pattern QUERY =
      Pattern.compile("\\s*(SELECT|WITH|FROM)\\s.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  @Option(
      names = "--sql",
      paramLabel = "FILE|QUERY",
      description =
          "Answer the question in this file, or a query in quotes, such as 'SELECT service,"
              + " COUNT(*) FROM jvms GROUP BY service'. It can only read.")
  private @Nullable String sql;

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
    boolean query = sql != null && QUERY.matcher(sql).matches();
    return new QuestionRequest(
        facts,
        questions,
        by,
        sql == null || query ? null : Path.of(sql),
        query ? sql : null,
        list,
        show,
        json,
        html,
        version);
  }
}
