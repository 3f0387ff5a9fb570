package io.fjprobe.analyzer.compare.cause;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.SideFixture;
import java.util.List;

/** Two sides that differ in what a test says, and the causes that this has. */
abstract class CauseTest {

  SideFixture base = new SideFixture(17);
  SideFixture next = new SideFixture(17);

  List<Explanation> causes() {
    return Comparisons.of(base, next).explanations();
  }

  Explanation only(String cause) {
    List<Explanation> causes = causes();
    assertThat(causes).extracting(Explanation::cause).containsExactly(cause);
    return causes.get(0);
  }

  void assertNone() {
    assertThat(causes()).isEmpty();
  }

  void swap() {
    SideFixture first = base;
    base = next;
    next = first;
  }
}
