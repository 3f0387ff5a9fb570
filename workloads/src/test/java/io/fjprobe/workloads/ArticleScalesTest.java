package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.plan.PlanOf;
import io.fjprobe.workloads.run.workload.Article;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one word stands for. */
class ArticleScalesTest {

  private static List<Values> values(String workload, String... options) {
    return PlanOf.values(Prepared.workload(workload), options);
  }

  private static List<String> quirks(String workload, String... options) {
    Article article = Prepared.workload(workload).article().orElseThrow();
    return article.quirks(values(workload, options).get(0));
  }

  @Test
  void trigRunsFourSizesOfCompletedTasks() {
    assertThat(values("trig", "--original"))
        .extracting(values -> values.number("n"))
        .containsExactly(200L, 400L, 800L, 1600L);
    assertThat(values("trig", "--original"))
        .extracting(values -> values.text("mode"))
        .containsOnly("reuse");
    assertThat(PlanOf.schedule(Prepared.workload("trig"), "--original", "--n=400"))
        .isEqualTo("warm-up 5 of 3.00 s, measured 20 of 3.00 s");
  }

  @Test
  void fileIndexAndPrimeRunFourNumbersOfThreads() {
    for (String mode : List.of("--impl=fj", "--impl=stream", "--impl=es")) {
      assertThat(values("file-index", "--original", mode))
          .extracting(Values::parallelism)
          .containsExactly(4, 8, 16, 32);
      assertThat(values("prime", "--original", mode))
          .extracting(values -> values.parallelism() + " " + values.number("leaves"))
          .containsExactly("4 4", "8 8", "16 16", "32 32");
    }
    assertThat(values("file-index", "--original", "--impl=seq"))
        .extracting(values -> values.number("lines") + " " + values.number("chunk"))
        .containsExactly("5800000 10000");
    assertThat(values("prime", "--original", "--impl=seq"))
        .extracting(values -> values.number("number"))
        .containsExactly(1_530_692_068_127_007_263L);
    assertThat(PlanOf.schedule(Prepared.workload("prime"), "--original"))
        .isEqualTo("warm-up 0 of 1 op, measured 10 of 1 op");
  }

  @Test
  void theOthersHaveTheirSizes() {
    assertThat(values("common-contention", "--original"))
        .extracting(values -> values.number("threads") + " " + values.number("limit"))
        .containsExactly("10 100000");
    assertThat(values("blocked-pool", "--original"))
        .extracting(values -> values.number("leaves") + " " + values.number("sleep-ms"))
        .containsExactly("8 128");
  }

  @Test
  void publishedThreadsAreNotWhatWasClaimed() {
    int processors = Runtime.getRuntime().availableProcessors();
    assertThat(values("file-index", "--original", "--as-published", "--impl=es"))
        .extracting(Values::parallelism)
        .containsExactly(8);
    assertThat(values("prime", "--original", "--as-published", "--impl=fj"))
        .extracting(values -> values.parallelism() + " " + values.number("leaves"))
        .containsExactly(
            processors + " 4", processors + " 8", processors + " 16", processors + " 32");
  }

  @ParameterizedTest
  @CsvSource({
    "trig, --mode=reuse, original",
    "trig, --n=800, original",
    "trig, --n=100, custom",
    "trig, --mode=fresh, custom",
    "trig, --iterations=3, custom",
    "trig, --as-published, original",
    "trig, --json=no, original",
    "prime, --impl=es, original",
    "prime, --impl=seq, original",
    "prime, --parallelism=8, original",
    "prime, --parallelism=5, custom",
    "prime, --arith=long, custom",
  })
  void saysWhetherTheScaleIsTheOriginalOne(String workload, String option, String scale) {
    assertThat(PlanOf.scale(Prepared.workload(workload), "--original", option)).isEqualTo(scale);
  }

  @ParameterizedTest
  @CsvSource({
    "trig, --as-published, default",
    "trig, --mode=reuse, default",
    "prime, --as-published=no, default",
    "prime, --leaves=3, custom",
    "file-index, --identical-lines, custom",
  })
  void saysWhetherTheScaleIsTheDefault(String workload, String option, String scale) {
    assertThat(PlanOf.scale(Prepared.workload(workload), option)).isEqualTo(scale);
  }

  @Test
  void quirksAreThereWhenTheyAreAskedForAndOtherwiseNot() {
    for (String impl : List.of("fj", "stream", "es", "seq")) {
      assertThat(quirks("file-index", "--impl=" + impl)).isEmpty();
      assertThat(quirks("prime", "--impl=" + impl)).isEmpty();
    }
    assertThat(quirks("trig")).isEmpty();
    assertThat(quirks("trig", "--as-published"))
        .extracting(ArticleScalesTest::name)
        .containsExactly(
            "completed tasks",
            "alternating order",
            "no back-pressure",
            "one pool for all iterations");
  }

  @ParameterizedTest
  @CsvSource({
    "file-index, fj, no index|identical lines|counted lines|other parts|read ahead|threads as CPUs",
    "file-index, stream, no index|identical lines|counted lines|other parts|one thread more|read ahead",
    "file-index, es, no index|identical lines|overlap|read ahead|eight threads",
    "file-index, seq, no index|identical lines|another reader",
    "prime, fj, lost answers|threads as CPUs",
    "prime, stream, inverted answer|other parts|poor source|one thread more",
    "prime, es, other parts",
    "prime, seq, ''",
  })
  void eachQuirkIsNamed(String workload, String impl, String names) {
    List<String> named = quirks(workload, "--as-published", "--impl=" + impl);
    assertThat(named.stream().map(ArticleScalesTest::name).filter(name -> !name.equals("but not")))
        .containsExactly(names.isEmpty() ? new String[0] : names.split("\\|"));
  }

  private static String name(String quirk) {
    return quirk.split("[:,]")[0];
  }

  @Test
  void whatIsGivenComesFirst() {
    Values values =
        values("file-index", "--as-published", "--index=summary", "--count-lines=length").get(0);
    assertThat(values.text("index")).isEqualTo("summary");
    assertThat(values.text("count-lines")).isEqualTo("length");
    assertThat(values.text("granularity")).isEqualTo("published");
  }

  @Test
  void saysInWhatOurWorkDiffersFromThatOfAnArticle() {
    assertThat(difference("trig")).isNull();
    assertThat(difference("trig", "--pool-impl=jsr166y")).contains("the pool is that of jsr166y");
    assertThat(difference("file-index")).contains("makes no index");
    assertThat(difference("file-index", "--as-published")).isNull();
  }

  private static String difference(String workload, String... options) {
    Article article = Prepared.workload(workload).article().orElseThrow();
    return article.difference(values(workload, options).get(0)).orElse(null);
  }
}
