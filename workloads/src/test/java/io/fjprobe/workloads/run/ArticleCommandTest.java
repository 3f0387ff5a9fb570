package io.fjprobe.workloads.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.fjprobe.workloads.run.check.SetupFailure;
import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scale, quirks and figures of an article, as a user asks for them and sees them. */
class ArticleCommandTest {
  private final CommandRun command = new CommandRun();

  @TempDir Path directory;

  private int run(Workload workload, String... words) {
    FakeWorkload other = new FakeWorkload("other", FakeWorkload.sound());
    return command.run(List.of(workload, other), words);
  }

  private String out() {
    return command.out();
  }

  private String err() {
    return command.err();
  }

  @Test
  void saysFirstWhatTheOriginalScaleCosts() {
    assertThat(run(new ArticleWorkload(), "trig", "--original")).isZero();
    assertThat(err())
        .startsWith(
            "trig: the original scale, 2 runs, about 2.5 h by a rough guess; disk use 2.50 GB in ")
        .containsSubsequence("trig reuse: call with 200", "trig reuse: call with 400");
    assertThat(out()).containsPattern("trig +reuse .* ok\ntrig +reuse .* ok\n");
  }

  @Test
  void saysSoWhenItIsOnlyNearThat() {
    assertThat(run(new ArticleWorkload(), "trig", "--original", "--iterations=1")).isZero();
    assertThat(err()).startsWith("trig: near the original scale, 2 runs, about 60 min ");
  }

  @Test
  void asksNothingOfWorkloadsWithoutAnArticle() {
    assertThat(run(new ArticleWorkload(), "trig", "other", "--original")).isZero();
    assertThat(out()).containsPattern("trig +reuse ").containsPattern("other +following ");
    assertThat(run(new ArticleWorkload(), "other", "--original")).isEqualTo(2);
    assertThat(err()).contains("unknown option --original; other takes --n, --mode, --parallelism");
  }

  @Test
  void namesQuirksAndComparesNothingElse() {
    assertThat(run(new ArticleWorkload(), "trig", "--as-published")).isZero();
    assertThat(out())
        .contains("      as published: again: and again\n", "      a note\n")
        .doesNotContain("figures of an article");
  }

  @Test
  void setsTheFiguresOfTheArticleApart() {
    assertThat(run(new ArticleWorkload(), "trig", "--original", "--n=400")).isZero();
    assertThat(out())
        .endsWith(
            """

            figures of an article, not measured here and no part of the table above:
              Is Java 8 the fastest JVM ever? Performance benchmarking of Fork-Join (2014)
              source: its text; code: https://github.com/shelajev/fork-join-blocking-perf
              machine: of the author, number of CPUs not said; 64-bit JDKs of Oracle; JMH 0.4.1, 1 fork
              ops/ms, higher is better; mean of 20 iterations of 3 s, with the error as JMH prints it
              trig reuse n=400
                 JDK 1.7.0_40-b43  article  5.936 +- 0.126
                 JDK 1.8.0-b132    article  8.060 +- 0.222
                 JDK %d            here     4.50
                 but it differs
            """
                .formatted(Environment.jdk()));
    assertThat(out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void writesFiguresOfTheArticleApart() throws Exception {
    Path json = directory.resolve("figures.json");
    assertThat(run(new ArticleWorkload(), "trig", "--original", "--json=" + json)).isZero();
    JsonNode run = new ObjectMapper().readTree(json.toFile()).at("/runs/0");
    assertThat(run.get("scale").asText()).isEqualTo("original");
    assertThat(run.get("quirks").get(0).asText()).isEqualTo("again: and again");
    assertThat(run.at("/rate/unit").asText()).isEqualTo("calls/s");
    assertThat(run.at("/article/unit").asText()).isEqualTo("ops/ms");
    assertThat(run.at("/article/direction").asText()).isEqualTo("higher is better");
    assertThat(run.at("/article/figures/1/value").asDouble()).isEqualTo(15.868);
    assertThat(run.at("/article/figures/1/what").asText()).isEqualTo("JDK 1.8.0-b132");
    assertThat(run.at("/article/ownFigure").asDouble()).isEqualTo(4.5);
    assertThat(run.at("/article/difference").isNull()).isTrue();
    assertThat(run.get("summary").toString()).doesNotContain("15.868");
  }

  @Test
  void hasNoFigureOfItsOwnForAFailedRun() {
    ArticleWorkload article = new ArticleWorkload();
    Workload failing =
        new FakeWorkload("trig", (pool, tally) -> {}) {
          @Override
          public Optional<Option> modeOption() {
            return article.modeOption();
          }

          @Override
          public List<Option> options() {
            return article.options();
          }

          @Override
          public Optional<Article> article() {
            return article.article();
          }
        };
    assertThat(run(failing, "trig", "--mode=reuse", "--n=200")).isEqualTo(1);
    assertThat(out()).containsPattern("here +-\n");
  }

  @Test
  void explainsWhatIsMissingHereWithoutBlamingTheJdk() {
    FakeWorkload unprepared =
        new FakeWorkload("unprepared", FakeWorkload.sound()) {
          @Override
          public Operation prepare(Values values) {
            throw new SetupFailure("no text", "the disk is full", "make room");
          }
        };
    assertThat(run(unprepared, "unprepared")).isEqualTo(1);
    assertThat(err())
        .isEqualToNormalizingNewlines(
            "workloads: unprepared first: no text; the disk is full; make room\n");
  }

  @Test
  void refusesAnotherAnswerThanYesOrNo() {
    assertThat(run(new ArticleWorkload(), "trig", "--original=perhaps")).isEqualTo(2);
    assertThat(err()).contains("--original=perhaps is not possible");
    assertThat(run(new ArticleWorkload(), "trig", "--original=no")).isZero();
    assertThat(out()).containsPattern("trig +fresh ");
  }
}
