package io.fjprobe.analyzer.compare.cause.moment;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Doing;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The slow side takes 1.6 times as long, and two lines share in that. */
class LongerInMethodCauseTest extends LineCauseTest {

  @BeforeEach
  void noLineHasMostOfIt() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 2));
    next.moments =
        looks(
            box(Doing.RUNS, "app.App.a:3", 0.625, 2),
            box(Doing.RUNS, "app.App.b:4", 0.1875, 2),
            box(Doing.RUNS, "app.App.c:5", 0.1875, 2));
    base.methods = samples(0);
    next.methods = samples(375);
  }

  private static MethodAccount samples(long inOpen) {
    return MethodSamples.account(
        1_000,
        new MethodSamples("app.App.main", 1_000, 5, true),
        new MethodSamples("app.Store.open", inOpen, 1, true));
  }

  private Explanation method() {
    List<Explanation> causes = others();
    assertThat(causes).extracting(Explanation::cause).containsExactly("longer-in-method");
    return causes.get(0);
  }

  @Test
  void mostOfTheTimeIsInOneMethod() {
    assertThat(method().statement().inOneLine())
        .isEqualTo("threads run for longer in Store.open on JDK 17");
    assertThat(method().explanation())
        .startsWith(
            "By samples of all threads, most of the additional running time on JDK 17 is in"
                + " app.Store.open: none seen on JDK 17, about");
    assertThat(method().effect().ofGap()).isBetween(0.95, 1.0);
    assertThat(method().advice())
        .containsExactly(
            "look at what this method does on each side, and who calls it",
            "to see whether Store.open is called more often, record both sides with the agent's"
                + " option count=app.Store.open");
  }

  @Test
  void itIsCalledMoreOften() {
    base.countedCalls = List.of(new CountedCalls("app.Store.open", 5));
    next.countedCalls = List.of(new CountedCalls("app.Store.open", 500));
    assertThat(method().statement().inOneLine())
        .startsWith(
            "threads run for longer in Store.open on JDK 17; Store.open is called 100 times as");
  }

  @Test
  void noMethodHasMostOfIt() {
    next.methods = samples(100);
    assertThat(others()).isEmpty();
    next.methods = samples(0);
    assertThat(others()).isEmpty();
  }

  /** It makes less than half of the gap, since five threads run at once. */
  @Test
  void itRunsBesideOthers() {
    sixThreadsRun();
    next.methods = samples(160);
    assertThat(others()).isEmpty();
    next.methods = samples(220);
    assertThat(method().effect().ofGap()).isBetween(0.5, 0.7);
  }

  @Test
  void theIntervalKnowsThatSamplesAreFew() {
    sixThreadsRun();
    next.methods = samples(220);
    Estimate few = method().effect().nanos();
    base.methods = many(0);
    next.methods = many(220);
    Estimate many = method().effect().nanos();
    assertThat(many.value()).isEqualTo(few.value());
    assertThat(few.low()).isLessThan(0.95 * many.low());
    assertThat(few.high()).isGreaterThan(1.05 * many.high());
  }

  private void sixThreadsRun() {
    base.moments = looks(box(Doing.RUNS, "app.App.a:3", 1, 6));
    next.moments =
        looks(
            box(Doing.RUNS, "app.App.a:3", 0.625, 5),
            box(Doing.RUNS, "app.App.b:4", 0.1875, 5),
            box(Doing.RUNS, "app.App.c:5", 0.1875, 5));
  }

  private static MethodAccount many(long inOpen) {
    return MethodSamples.account(
        100_000,
        new MethodSamples("app.App.main", 100_000, 5, true),
        new MethodSamples("app.Store.open", 100 * inOpen, 1, true));
  }
}
