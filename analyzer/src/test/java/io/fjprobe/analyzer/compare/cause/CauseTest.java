package io.fjprobe.analyzer.compare.cause;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.list.Explanation;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;

/** Two sides that differ in what a test says, and the causes that this has. */
public abstract class CauseTest {

  public SideFixture base = new SideFixture(17);
  public SideFixture next = new SideFixture(17);

  protected List<Explanation> causes() {
    return Comparisons.of(base, next).explained().explanations();
  }

  protected Explanation only(String cause) {
    List<Explanation> causes = causes();
    assertThat(causes).extracting(Explanation::cause).containsExactly(cause);
    return causes.get(0);
  }

  protected void assertNone() {
    assertThat(causes()).isEmpty();
  }

  protected void swap() {
    SideFixture first = base;
    base = next;
    next = first;
  }
}
