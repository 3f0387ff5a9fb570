package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StackMethodsTest {

  private static List<String> of(String... frames) {
    return StackMethods.of(Stacks.of(frames));
  }

  @Test
  void eachOnceAtItsPlaceNearestToTheTop() {
    assertThat(of("app.A.a", "app.B.b", "app.A.a", "app.Main.main"))
        .containsExactly("app.A.a", "app.B.b", "app.Main.main");
  }

  @Test
  void lambdasCountForTheMethodAroundThem() {
    assertThat(of("app.Job.lambda$main$1", "app.Job$$Lambda$7.get", "app.Job.main"))
        .containsExactly("app.Job.main");
  }

  @Test
  void theAgentIsLeftOut() {
    assertThat(of("io.fjprobe.bootstrap.hook.WorkerHooks.runs", "app.A.a"))
        .containsExactly("app.A.a");
  }

  @Test
  void throwablesAreMadeOrRead() {
    assertThat(StackMethods.areOfThrowables(of("java.lang.Throwable.<init>", "app.A.a"))).isTrue();
    assertThat(StackMethods.areOfThrowables(of("java.lang.StackTraceElement.of", "app.A.a")))
        .isTrue();
    assertThat(
            StackMethods.areOfThrowables(
                of("java.lang.StackStreamFactory$AbstractStackWalker.walk", "app.A.a")))
        .isTrue();
    assertThat(StackMethods.areOfThrowables(of("app.Throwable.get", "app.A.a"))).isFalse();
  }
}
