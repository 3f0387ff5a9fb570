package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.NetworkAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.Holdup;
import io.fjprobe.analyzer.wording.Wording;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** That TCP makes connections wait, where most of the time is held up by somebody who waits. */
final class NetworkText {

  /** Delayed acknowledgements per second: each of them takes 40 ms or longer. */
  private static final double MANY_DELAYED = 5;

  /** Of what takes 200 ms or longer. */
  private static final double MANY_AGAIN = 1;

  private NetworkText() {}

  /** Prints it if it may be why. */
  static void print(SectionAccount section, BiConsumer<String, String> page) {
    if (section.moments() == null || section.moments().boxes().isEmpty()) {
      return;
    }
    Box box = Holdup.greatestOf(section.moments()).highest();
    if (box.doing().runsCode()) {
      return;
    }
    NetworkAccount network = section.machine().network();
    print(
        network.delayedAcksPerSecond(),
        MANY_DELAYED,
        "%s acknowledgements of TCP a second are delayed, by 40 ms or more each: who writes twice"
            + " before it reads may wait for that, unless TCP_NODELAY is set",
        page);
    print(
        network.listenOverflowsPerSecond(),
        MANY_AGAIN,
        "%s attempts to connect a second fail at first, as too many wait to be accepted:"
            + " whoever asks tries again after 1 s",
        page);
    print(
        network.retransmissionTimeoutsPerSecond(),
        MANY_AGAIN,
        "%s times a second TCP sends something again that got no answer, after 200 ms or more",
        page);
  }

  private static void print(
      @Nullable Double number, double many, String words, BiConsumer<String, String> page) {
    if (number != null && number >= many) {
      page.accept(
          "network  ",
          Wording.text(words, Wording.number(number))
              + " (of the whole network namespace; whose connections these are is not known)");
    }
  }
}
