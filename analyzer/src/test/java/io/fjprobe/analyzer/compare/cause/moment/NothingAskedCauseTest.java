package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Causes;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.contract.Doing;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A run takes twice as long, and in half of it nobody does anything. */
class NothingAskedCauseTest extends CauseTest {

  private static final Box SLEEPS =
      TestBox.of(Doing.SLEEPS).in("ships", false).at("App.ask:3").share(1).width(2).box();
  private static final Box HALF =
      TestBox.of(Doing.SLEEPS).in("ships", false).at("App.ask:3").share(0.5).width(2).box();
  private static final Box NOTHING =
      TestBox.of(Doing.NOT_ASKED).in("", false).at(null).share(0.5).width(1).box();

  private List<Explanation> causes(TestMoments moments) {
    next.with(Part.OFF_CPU, 200 * MS);
    base.moments = new TestMoments(SLEEPS).looks(400, 10_000_000_000L).account();
    next.moments = moments.looks(400, 10_000_000_000L).account();
    return Causes.of(Comparisons.contrast(base, next), EnumSet.of(Part.OUTSIDE));
  }

  @Test
  void theJvmLivesOn() {
    List<Explanation> causes = causes(new TestMoments(HALF, NOTHING).afterMain(0.5, "export-#"));
    assertThat(causes).extracting(Explanation::cause).containsExactly("nothing-asked");
    assertThat(causes.get(0).statement().inOneLine())
        .isEqualTo(
            "main has ended, and the JVM lives on for longer on JDK 17, while these threads wait for"
                + " work: export-#");
    assertThat(causes.get(0).effect().ofGap()).isCloseTo(1, within(0.05));
    assertThat(causes.get(0).forkJoin()).isFalse();
  }

  @Test
  void lessIsAskedOfIt() {
    List<Explanation> causes = causes(new TestMoments(HALF, NOTHING).afterMain(0.1, "export-#"));
    assertThat(causes).extracting(Explanation::cause).containsExactly("nothing-asked");
    assertThat(causes.get(0).statement().inOneLine())
        .isEqualTo("nothing is asked of the program for longer on JDK 17");
  }

  @Test
  void aLineThatTakesLongerIsNoPause() {
    assertThat(causes(new TestMoments(SLEEPS)))
        .extracting(Explanation::cause)
        .containsExactly("longer-at-line");
  }
}
