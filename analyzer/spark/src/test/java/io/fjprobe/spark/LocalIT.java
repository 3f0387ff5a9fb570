package io.fjprobe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.TakesMinutes;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Spark in one process, against DuckDB. Its start is most of the time: side by side. */
@Execution(ExecutionMode.CONCURRENT)
class LocalIT {

  static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
  private static final String BLOCKED = ROOT.resolve("docs/recordings/blocked.jfr.gz").toString();
  private static final String SMALL = "samples/small-tasks";
  private static final int LEAST_ROWS = 20;

  @TempDir private Path directory;

  private Path ofDuck;
  private Path ofSpark;
  private SparkHome spark;
  private Answers duck;

  @BeforeEach
  void start() throws Exception {
    ofDuck = directory.resolve("of-duck");
    ofSpark = directory.resolve("of-spark");
    spark = new SparkHome(directory);
    duck = new Answers(directory);
  }

  @AfterEach
  void stop() throws Exception {
    spark.close();
  }

  private JsonNode bySpark(Path facts) throws Exception {
    return answers(startFleet(facts));
  }

  private SparkHome.Started startFleet(Path facts) throws Exception {
    return spark.startLocal("fleet", facts.toString(), "--json");
  }

  private static JsonNode answers(SparkHome.Started fleet) throws Exception {
    return Answers.of(fleet.result().expectSuccess().out());
  }

  private JsonNode byDuck(Path facts) throws Exception {
    return Answers.of(duck.analyzer("fleet", facts.toString(), "--json").expectSuccess().out());
  }

  @Test
  void bothEnginesWriteTheSameRowsAndGiveTheSameAnswers() throws Exception {
    assertBothDoTheSame(SMALL + "/*.jfr", ROOT.resolve(SMALL));
  }

  /** Over more than one batch, and once more. */
  @Test
  @TakesMinutes
  void theSameForAllSamplesAndWhenMoreIsAsked() throws Exception {
    again(assertBothDoTheSame("samples/*/*.jfr", ROOT.resolve("samples")));
  }

  /** Returns the rows of both. */
  private JsonNode assertBothDoTheSame(String forSpark, Path forDuck) throws Exception {
    String recordings = ROOT.resolve(forSpark).toString();
    SparkHome.Started facts =
        spark.startLocal(
            "facts", "--out=" + ofSpark, "--window=1s", "--batch=15", BLOCKED, recordings);
    ForkedJvm.Result factsOfDuck =
        duck.analyzer("facts", "--out=" + ofDuck, "--window=1s", BLOCKED, forDuck.toString())
            .expectSuccess();
    SparkHome.Started fleet = startFleet(ofDuck);
    assertThat(facts.result().expectSuccess().err()).contains(Answers.written(factsOfDuck));
    JsonNode rows = duck.rows(ofDuck);
    assertThat(rows.size()).isGreaterThan(LEAST_ROWS);
    assertThat(duck.rows(ofSpark)).isEqualTo(rows);
    JsonNode answers = byDuck(ofDuck);
    assertThat(answers.at("/answers")).hasSize(11);
    assertThat(answers.at("/answers/8/rows").size()).as("sketches").isGreaterThan(3);
    assertThat(answers(fleet)).isEqualTo(answers);
    return rows;
  }

  /** What is there is left out, also a copy; and what can't be read is a row. */
  private void again(JsonNode rows) throws Exception {
    Path broken = Files.writeString(directory.resolve("broken.jfr"), "hello");
    Path gone = directory.resolve("gone.jfr");
    Path copy = Files.copy(Path.of(BLOCKED), directory.resolve("copy.jfr.gz"));
    ForkedJvm.Result twice =
        spark
            .local(
                "facts",
                "--out=" + ofSpark,
                "--window=1s",
                BLOCKED,
                ROOT.resolve("samples") + "/*/*.jfr",
                broken.toString(),
                gone.toString(),
                copy.toString())
            .expectExit(1);
    assertThat(twice.err())
        .contains("facts of 0 recordings written", "those of 21 recordings were there before")
        .contains("2 recordings can't be used: see the table of errors")
        .contains(broken + " is not a recording of the Flight Recorder")
        .contains(gone + " does not exist");
    assertThat(duck.rows(ofSpark)).isEqualTo(rows);
    JsonNode answers = byDuck(ofSpark);
    assertThat(answers.at("/answers/10/rows")).as("errors").hasSize(2);
    assertThat(bySpark(ofSpark)).isEqualTo(answers);
  }

  @Test
  void whatCannotBeRightIsRefused() throws Exception {
    Path facts = directory.resolve("facts");
    duck.analyzer("facts", "--out=" + facts, "--window=60s", BLOCKED).expectSuccess();
    assertThat(spark.local("facts", "--out=" + facts, "--window=1s", BLOCKED).expectExit(1).err())
        .contains("has windows of 60s, not of 1s; use --window=60s or another folder");
    assertThat(spark.local("facts", "--out=" + facts, "--batch=0", BLOCKED).expectExit(2).err())
        .contains("--batch=0 is not a number of recordings");
  }
}
