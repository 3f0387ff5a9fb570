package io.fjprobe.analyzer.account.machine;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.machine.JvmFacts;
import org.junit.jupiter.api.Test;

class JvmAccountTest {

  private static JvmAccount jvm(String version) {
    return JvmAccount.of(new JvmFacts("OpenJDK", version, "", "", 0));
  }

  @Test
  void releaseAndFeature() {
    JvmAccount eight = jvm("OpenJDK VM (25.504-b08) for linux-amd64 JRE (1.8.0_504-b08), built");
    assertThat(eight.jdk()).isEqualTo("1.8.0_504-b08");
    assertThat(eight.feature()).isEqualTo(8);
    assertThat(jvm("OpenJDK VM (28-ea+5) for linux JRE (28-ea+5), built").feature()).isEqualTo(28);
  }

  @Test
  void unknownIsNotGuessed() {
    assertThat(jvm("something else").jdk()).isNull();
    assertThat(JvmAccount.of(null).feature()).isZero();
  }
}
