package io.fjprobe.analyzer.compare.cause.jdk;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.cause.list.Causes;
import io.fjprobe.analyzer.compare.side.SideFixture;
import org.junit.jupiter.api.Test;

/** The file of changes. */
class JdkChangesTest {

  @Test
  void everyChangeIsComplete() {
    assertThat(JdkChanges.ALL)
        .isNotEmpty()
        .allSatisfy(
            change -> {
              assertThat(change.lastOld()).isPositive().isLessThan(change.firstNew());
              assertThat(change.signature()).isNotEmpty();
              assertThat(change.mechanism()).endsWith(".");
              assertThat(change.workaround()).endsWith(".");
              assertThat(change.linkText()).isNotBlank();
              assertThat(change.link()).startsWith("https://");
            });
  }

  @Test
  void aBugIdIsThatOfItsLink() {
    assertThat(JdkChanges.ALL)
        .filteredOn(change -> change.id().startsWith("JDK-"))
        .isNotEmpty()
        .allSatisfy(
            change -> {
              assertThat(change.link()).isEqualTo("https://bugs.openjdk.org/browse/" + change.id());
              assertThat(change.linkText()).startsWith(change.id() + ": ");
            });
  }

  /** A signature of counts that mean something else on the new side would prove nothing. */
  @Test
  void everySignatureMeansTheSameOnBothSides() {
    for (JdkChange change : JdkChanges.ALL) {
      SideFixture old = new SideFixture(generation(change.lastOld()));
      SideFixture next = new SideFixture(generation(change.firstNew()));
      assertThat(change.signature())
          .as(change.id())
          .allMatch(sign -> Comparisons.contrast(old, next).comparable(sign.evidence()));
    }
  }

  /** The newest that the release is not older than; of those between, the next. */
  private static int generation(int release) {
    return release <= 8 ? 8 : release <= 11 ? 11 : release <= 17 ? 17 : release <= 21 ? 21 : 25;
  }

  @Test
  void everyChangeBelongsToACause() {
    assertThat(JdkChanges.ALL)
        .extracting(JdkChange::cause)
        .allSatisfy(cause -> assertThat(Causes.ids()).contains(cause));
  }
}
