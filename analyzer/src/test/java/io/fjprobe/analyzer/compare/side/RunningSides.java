package io.fjprobe.analyzer.compare.side;

import static io.fjprobe.analyzer.compare.side.SideFixture.MS;

import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.TestMoments;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.contrast.MethodSamples;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.contract.Doing;
import java.util.ArrayList;
import java.util.List;

/** Two threads run all the time: for 100 ms an operation, and for 200 ms on the slow side. */
public final class RunningSides {

  private static final MethodSamples MAIN = new MethodSamples("app.Main.main", 1000, 9, true);

  private RunningSides() {}

  public static void run(SideFixture fast, SideFixture slow) {
    slow.with(Part.WORK, 380 * MS);
    for (SideFixture side : List.of(fast, slow)) {
      side.moments =
          new TestMoments(
                  TestBox.of(Doing.RUNS)
                      .in("ships", false)
                      .at("app.Main.main:3")
                      .share(1)
                      .width(2)
                      .box())
              .looks(400, 10_000_000_000L)
              .account();
      side.methods = inMain();
    }
  }

  /** Samples of what main calls. */
  public static MethodAccount inMain(MethodSamples... called) {
    List<MethodSamples> all = new ArrayList<>(List.of(called));
    all.add(MAIN);
    return MethodSamples.account(1000, all.toArray(MethodSamples[]::new));
  }
}
