package io.fjprobe.analyzer.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.Doing;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The sentence that says whose time it is. */
class HeadlineTest {

  private static String headline(Box... boxes) {
    return MomentWording.headline(new TestMoments(boxes).account());
  }

  private static Box[] pools(int number) {
    return IntStream.rangeClosed(1, number)
        .mapToObj(i -> TestBox.of(Doing.RUNS).in("maker-" + i, true).share(0.2).alone(0).box())
        .toArray(Box[]::new);
  }

  @Test
  void namesThoseThatRunAtALine() {
    assertThat(headline(pools(2)))
        .startsWith("For 40 % of the time, pool maker-1 and pool maker-2 run, most of it at");
  }

  @Test
  void namesTheFirstOnesOfMany() {
    assertThat(headline(pools(4)))
        .startsWith(
            "For 80 % of the time, pool maker-1, pool maker-2 and 2 others run, most of it");
  }

  @Test
  void saysWhatIsKnownIfMostLinesAreNot() {
    assertThat(
            headline(
                TestBox.of(Doing.RUNS).in("maker", true).at(null).share(0.5).box(),
                TestBox.of(Doing.RUNS).in("maker", true).at("app.Mill.day:3").share(0.2).box()))
        .startsWith("For 70 % of the time, pool maker runs alone, some of it at Mill.day:3;");
    assertThat(headline(TestBox.of(Doing.RUNS).in("maker", true).at(null).share(0.5).box()))
        .startsWith("For 50 % of the time, pool maker runs alone;");
  }
}
