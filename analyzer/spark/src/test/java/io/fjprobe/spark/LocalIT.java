package io.fjprobe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.ForkedJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spark in one process, against DuckDB. */
class LocalIT {

  static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
  private static final String BLOCKED = ROOT.resolve("docs/recordings/blocked.jfr.gz").toString();
  private static final String SAMPLES = ROOT.resolve("samples") + "/*/*.jfr";

  @TempDir private Path directory;

  private SparkHome spark;
  private Answers duck;

  @BeforeEach
  void start() throws Exception {
    spark = new SparkHome(directory);
    duck = new Answers(directory);
  }

  @AfterEach
  void stop() throws Exception {
    spark.close();
  }

  private JsonNode bySpark(Path facts) throws Exception {
    return Answers.of(spark.local("fleet", facts.toString(), "--json").expectSuccess().out());
  }

  private JsonNode byDuck(Path facts) throws Exception {
    return Answers.of(duck.analyzer("fleet", facts.toString(), "--json").expectSuccess().out());
  }

  @Test
  void bothEnginesWriteTheSameRowsAndGiveTheSameAnswers() throws Exception {
    Path ofDuck = directory.resolve("of-duck");
    Path ofSpark = directory.resolve("of-spark");
    ForkedJvm.Result factsOfDuck =
        duck.analyzer(
                "facts",
                "--out=" + ofDuck,
                "--window=1s",
                BLOCKED,
                ROOT.resolve("samples").toString())
            .expectSuccess();
    ForkedJvm.Result facts =
        spark
            .local("facts", "--out=" + ofSpark, "--window=1s", "--batch=15", BLOCKED, SAMPLES)
            .expectSuccess();
    assertThat(facts.err()).contains(Answers.written(factsOfDuck));
    JsonNode rows = duck.rows(ofDuck);
    assertThat(rows.size()).isGreaterThan(200);
    assertThat(duck.rows(ofSpark)).isEqualTo(rows);
    JsonNode answers = byDuck(ofDuck);
    assertThat(answers.at("/answers")).hasSize(11);
    assertThat(answers.at("/answers/8/rows").size()).as("sketches").isGreaterThan(3);
    assertThat(bySpark(ofDuck)).isEqualTo(answers);
    again(ofSpark, rows);
  }

  /** What is there is left out, also a copy; and what can't be read is a row. */
  private void again(Path facts, JsonNode rows) throws Exception {
    Path broken = Files.writeString(directory.resolve("broken.jfr"), "hello");
    Path gone = directory.resolve("gone.jfr");
    Path copy = Files.copy(Path.of(BLOCKED), directory.resolve("copy.jfr.gz"));
    ForkedJvm.Result twice =
        spark
            .local(
                "facts",
                "--out=" + facts,
                "--window=1s",
                BLOCKED,
                SAMPLES,
                broken.toString(),
                gone.toString(),
                copy.toString())
            .expectExit(1);
    assertThat(twice.err())
        .contains("facts of 0 recordings written", "those of 21 recordings were there before")
        .contains("2 recordings can't be used: see the table of errors")
        .contains(broken + " is not a recording of the Flight Recorder")
        .contains(gone + " does not exist");
    assertThat(duck.rows(facts)).isEqualTo(rows);
    JsonNode answers = byDuck(facts);
    assertThat(answers.at("/answers/10/rows")).as("errors").hasSize(2);
    assertThat(bySpark(facts)).isEqualTo(answers);
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
