package io.fjprobe.fleet.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JdkPairsTest {

  private static final int SERVICES = 300;
  private static final int JVMS = 17;
  private static final int REPORTS = 400;
  private static final double NOISE = 0.04;
  private static final Grouping BY = Grouping.by(List.of("service"));

  /**
   * @param slower service that is slower by 8 % on 25; -1: none
   */
  private static Statistic.Outcome report(long seed, int slower) {
    Random random = new Random(seed);
    List<Object[]> rows = new ArrayList<>();
    for (int service = 0; service < SERVICES; service++) {
      for (long jdk : new long[] {17, 25}) {
        for (int jvm = 0; jvm < JVMS; jvm++) {
          double value = 1e6 * Math.exp(random.nextGaussian() * NOISE);
          boolean planted = service == slower && jdk == 25;
          rows.add(
              new Object[] {
                "service-" + service, "time", jdk, "jvm" + jvm, planted ? 1.08 * value : value
              });
        }
      }
    }
    Result selected =
        new Result(List.of("service", "measure", "jdk_feature", "jvm_id", "value"), rows);
    return new JdkPairs().of(selected, null, BY);
  }

  private static long named(Statistic.Outcome outcome) {
    int verdict = outcome.rows().indexOf("verdict");
    return outcome.rows().rows().stream()
        .filter(row -> row[verdict].equals("slower") || row[verdict].equals("faster"))
        .count();
  }

  /** 5 % of 400 are 20; 29 would be rarer than 1 in 40. */
  @Test
  void withoutADifferenceAtMostOneReportIn20NamesOne() {
    long naming = 0;
    for (int seed = 0; seed < REPORTS; seed++) {
      naming += named(report(seed, -1)) > 0 ? 1 : 0;
    }
    assertThat(naming).isBetween(1L, 29L);
  }

  @Test
  void aLossOf8PercentIsFoundAndNamedFirst() {
    int found = 0;
    for (int seed = 0; seed < 20; seed++) {
      Statistic.Outcome outcome = report(seed, 137);
      Object[] first = outcome.rows().rows().get(0);
      boolean right =
          first[0].equals("service-137")
              && "slower".equals(first[outcome.rows().indexOf("verdict")]);
      found += right ? 1 : 0;
    }
    assertThat(found).isGreaterThanOrEqualTo(15);
  }

  @Test
  void oneJvmIsTooFew() {
    List<Object[]> rows =
        List.of(
            new Object[] {"a", "time", 17L, "1", 1.0},
            new Object[] {"a", "time", 25L, "2", 2.0},
            new Object[] {"a", "time", 25L, "3", 2.1});
    Statistic.Outcome outcome =
        new JdkPairs()
            .of(
                new Result(List.of("service", "measure", "jdk_feature", "jvm_id", "value"), rows),
                null,
                BY);
    assertThat(outcome.verdict()).contains("nothing can be said");
    assertThat(outcome.rows().rows().get(0)).contains("too few JVMs");
  }
}
