package io.fjprobe.analyzer.compare.contrast;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.SideFixture;
import io.fjprobe.analyzer.contract.Doing;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OnlyMethodTest {

  private static final MethodSamples MAIN = new MethodSamples("app.Main.main", 1000, 9, true);

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(17);

  @BeforeEach
  void somebodyLooked() {
    for (SideFixture side : new SideFixture[] {base, next}) {
      side.moments =
          new TestMoments(TestBox.of(Doing.RUNS).in("ships", false).at("app.Main.main:3").box())
              .looks(400, 10_000_000_000L)
              .account();
      side.methods = all(MAIN);
    }
  }

  private static MethodAccount all(MethodSamples... methods) {
    return MethodSamples.account(1000, methods);
  }

  private static MethodSamples other(String name, long samples, double depth) {
    return new MethodSamples(name, samples, depth, false);
  }

  private BySide<Optional<String>> find() {
    return Comparisons.contrast(base, next)
        .sampledCode()
        .onlyMethods(0.1)
        .map(only -> only.map(OnlyMethod::method));
  }

  @Test
  void eachSideGoesItsOwnWay() {
    base.methods = all(MAIN, other("lib.Match.any", 500, 2));
    next.methods = all(MAIN, other("lib.Reduce.count", 600, 2), other("lib.Reduce.leaf", 580, 1));
    assertThat(find().base()).contains("lib.Match.any");
    assertThat(find().next()).as("nearest to the top").contains("lib.Reduce.leaf");
  }

  @Test
  void whatBothRunIsNotMeant() {
    base.methods = all(MAIN, other("lib.Match.any", 1, 2));
    next.methods = all(MAIN, other("lib.Match.any", 600, 2));
    assertThat(find().next()).isEmpty();
  }

  @Test
  void fewSamplesTellNothing() {
    next.methods = all(MAIN, other("lib.Match.any", 90, 2));
    assertThat(find().next()).as("less than a tenth").isEmpty();
    next.methods = all(MAIN, other("lib.Match.any", 110, 2));
    assertThat(find().next()).contains("lib.Match.any");
    base.methods = MethodSamples.account(50, new MethodSamples("app.Main.main", 50, 9, true));
    assertThat(find().next()).as("by chance the other side may have none").isEmpty();
  }

  @Test
  void jdksDifferInTheirMethods() {
    base.jdk = 11;
    next.methods = all(MAIN, other("java.lang.Thread.runWith", 1000, 8));
    assertThat(find().next()).isEmpty();
  }
}
