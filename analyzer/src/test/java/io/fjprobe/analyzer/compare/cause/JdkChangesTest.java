package io.fjprobe.analyzer.compare.cause;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Test
  void everyChangeBelongsToACause() {
    assertThat(JdkChanges.ALL)
        .extracting(JdkChange::cause)
        .allSatisfy(cause -> assertThat(Causes.ids()).contains(cause));
  }
}
