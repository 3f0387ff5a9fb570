package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.PoolFixture;
import io.fjprobe.analyzer.TestBox;
import io.fjprobe.analyzer.account.machine.NetworkAccount;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import org.junit.jupiter.api.Test;

class NetworkTextTest {

  private static final int WIDTH = 300;
  private static final String WHOSE =
      " (of the whole network namespace; whose connections these are is not known)";

  private final PoolFixture fixture = new PoolFixture();

  private String text(Doing doing, NetworkAccount network) {
    fixture.machine = PoolFixture.machine(network);
    fixture.looksSee(
        Unused.NOBODY_RUNS,
        0.5,
        TestBox.of(doing).in("main", false).at("Lab.ask:26").share(0.7).box(),
        TestBox.of(Doing.RUNS).in("main", false).at("Lab.run:9").share(0.3).box());
    Page page = new Page(WIDTH);
    NetworkText.print(fixture.section(), page::paragraph);
    return page.toString().stripTrailing();
  }

  @Test
  void manyAcknowledgementsAreDelayed() {
    assertThat(text(Doing.WAITS_FOR_RESULT, new NetworkAccount(39.6, 0.0, null)))
        .isEqualTo(
            "network  39.6 acknowledgements of TCP a second are delayed, by 40 ms or more each: who"
                + " writes twice before it reads may wait for that, unless TCP_NODELAY is set"
                + WHOSE);
  }

  @Test
  void connectionsHaveToTryAgain() {
    assertThat(text(Doing.WAITS, new NetworkAccount(4.9, 2.0, 3.0)))
        .isEqualTo(
            "network  3 attempts to connect a second fail at first, as too many wait to be"
                + " accepted: whoever asks tries again after 1 s"
                + WHOSE
                + "\nnetwork  2 times a second TCP sends something again that got no answer, after"
                + " 200 ms or more"
                + WHOSE);
  }

  @Test
  void whoRunsWaitsForNoNetwork() {
    assertThat(text(Doing.RUNS, new NetworkAccount(39.6, 3.0, 3.0))).isEmpty();
    assertThat(MomentNotes.of(fixture.section())).isEmpty();
    text(Doing.WAITS, new NetworkAccount(4.9, 2.0, 3.0));
    assertThat(MomentNotes.of(fixture.section())).as("on a page").hasSize(2);
  }

  @Test
  void nothingIsSaidWhereNothingIsKnown() {
    assertThat(text(Doing.WAITS, NetworkAccount.NOT_RECORDED)).isEmpty();
    Page page = new Page(WIDTH);
    NetworkText.print(new PoolFixture().section(), page::paragraph);
    assertThat(page.toString()).as("nobody has looked").isEmpty();
  }
}
