package io.fjprobe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the analyzer says about the same facts, by DuckDB. */
final class Answers {

  /** A line for each row of each table, by all of its columns but the file's name. */
  private static final String ROWS =
      """
      -- title: Rows
      SELECT what, row FROM (
        SELECT 'facts' AS what, CAST(t AS VARCHAR) AS row FROM all_facts AS t
        UNION ALL SELECT 'jvms', CAST(t AS VARCHAR) FROM all_jvms AS t
        UNION ALL SELECT 'operations', CAST(t AS VARCHAR) FROM all_operations AS t
        UNION ALL SELECT 'findings', CAST(t AS VARCHAR) FROM all_findings AS t
        UNION ALL SELECT 'recordings', CAST(t AS VARCHAR)
        FROM (SELECT * EXCLUDE (file) FROM all_recordings) AS t
      ) AS lines ORDER BY what, row;
      """;

  private final Path directory;

  Answers(Path directory) {
    this.directory = directory;
  }

  ForkedJvm.Result analyzer(String... arguments) {
    return new ForkedJvm(Jdks.own(), directory)
        .jar(AgentRun.DISTRIBUTION.resolve("analyzer.jar"))
        .arguments(arguments)
        .run();
  }

  /** How many recordings a job says that it read. */
  static String written(ForkedJvm.Result facts) {
    Matcher said = Pattern.compile("facts of \\d+ recordings written").matcher(facts.err());
    assertThat(said.find()).as(facts.err()).isTrue();
    return said.group();
  }

  /** All rows; a row that is there twice is there twice. */
  JsonNode rows(Path facts) throws IOException {
    Path sql = Files.writeString(directory.resolve("rows.sql"), ROWS);
    return of(analyzer("fleet", facts.toString(), "--json", "--sql=" + sql).expectSuccess().out())
        .at("/answers/0/rows");
  }

  /** To the last digit, but for what differs on purpose: the folder. */
  static JsonNode of(String json) throws IOException {
    ObjectNode answers = (ObjectNode) new JsonMapper().readTree(json);
    answers.remove("facts");
    return answers;
  }
}
