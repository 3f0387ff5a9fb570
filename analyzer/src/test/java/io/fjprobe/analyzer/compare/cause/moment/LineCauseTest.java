package io.fjprobe.analyzer.compare.cause.moment;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.CauseTest;
import io.fjprobe.analyzer.compare.cause.list.Causes;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/** The slow side takes 1.6 times as long, and no pool says why. */
abstract class LineCauseTest extends CauseTest {

  static final long LOOKED = 10_000_000_000L;

  /** It takes 1.6 times as long. */
  @BeforeEach
  void noPoolSaysWhy() {
    next.with(Part.OFF_CPU, 120 * MS);
  }

  /** None that knows what workers do. */
  List<Explanation> others() {
    return Causes.of(Comparisons.contrast(base, next), EnumSet.of(Part.OUTSIDE));
  }

  Explanation line() {
    List<Explanation> causes = others();
    assertThat(causes).extracting(Explanation::cause).containsExactly("longer-at-line");
    return causes.get(0);
  }

  static Box box(Doing doing, String line, double share, double width) {
    return TestBox.of(doing).in("ships", false).at(line).share(share).width(width).alone(0).box();
  }

  static MomentAccount looks(Box... boxes) {
    return new TestMoments(boxes).looks(400, LOOKED).unused(Unused.BLOCKED, 0.5).account();
  }
}
