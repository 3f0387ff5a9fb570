package io.fjprobe.analyzer.account.code;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import io.fjprobe.analyzer.recording.machine.WeavingFacts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A class that is not among them counts as not loaded, so they must be all. */
class LoadedClassesTest {

  private final Facts facts = new Facts();

  private static AgentFacts agent(long nanos, String mode) {
    return new AgentFacts(
        nanos, "1", "17", mode, "default", new WeavingFacts(1, "", 0, ""), "none", 2);
  }

  @BeforeEach
  void allOfThemAreRecorded() {
    facts.setUp().set("jdk.ClassLoad", "enabled", "true");
    facts.see(agent(1, "premain"));
    facts.operations().loadedClasses().add("app.Main");
  }

  @Test
  void ofTheWholeRecording() {
    assertThat(LoadedClasses.of(facts).names()).containsExactly("app.Main");
  }

  @Test
  void theEventIsOff() {
    facts.setUp().set("jdk.ClassLoad", "enabled", "false");
    assertThat(LoadedClasses.of(facts)).isNull();
  }

  @Test
  void eventsWereLost() {
    facts.lose(1);
    assertThat(LoadedClasses.of(facts)).isNull();
  }

  @Test
  void theAgentCameLater() {
    facts.see(agent(2, "attach"));
    assertThat(LoadedClasses.of(facts)).isNull();
  }

  @Test
  void nobodyKnowsWhenItBegan() {
    Facts others = new Facts();
    others.setUp().set("jdk.ClassLoad", "enabled", "true");
    assertThat(LoadedClasses.of(others)).isNull();
  }
}
