package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.Context;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContextsTest {

  private static final String COMBINES = "java.util.stream.ReduceOps$ReduceTask.onCompletion";
  private static final String STAGE = "java.util.concurrent.CompletableFuture.postComplete";
  private static final String LOOP = "io.netty.channel.nio.NioEventLoop.run";

  private static Context of(String... frames) {
    return Contexts.of(Stacks.of(frames));
  }

  @Test
  void theNearestFrameDecides() {
    assertThat(of("app.Shop.add", COMBINES, "app.Shop.run", STAGE)).isEqualTo(Context.COMBINER);
    assertThat(of("app.Shop.write", STAGE, COMBINES)).isEqualTo(Context.DEPENDENT_STAGE);
  }

  @Test
  void anAtomicUpdateCallsItsFunctionAgain() {
    String update = "java.util.concurrent.atomic.AtomicReference.updateAndGet";
    assertThat(of("app.Shop.add", update, "app.Shop.run")).isEqualTo(Context.REPEATED);
    assertThat(of("app.Shop.add", "java.util.concurrent.atomic.AtomicReference.get")).isNull();
  }

  /** Whatever it does meanwhile, all its events wait. */
  @Test
  void anEventLoopCountsWhereverItIs() {
    assertThat(of("app.Shop.write", STAGE, LOOP)).isEqualTo(Context.EVENT_LOOP);
    assertThat(
            of(
                "app.Shop.answer",
                "sun.net.httpserver.ServerImpl$Exchange.run",
                "sun.net.httpserver.ServerImpl$DefaultExecutor.execute",
                "sun.net.httpserver.ServerImpl$Dispatcher.run"))
        .as("without an executor")
        .isEqualTo(Context.EVENT_LOOP);
    assertThat(of("app.Shop.answer", "sun.net.httpserver.ServerImpl$Exchange.run")).isNull();
  }

  @Test
  void mostCodeHasNone() {
    assertThat(of("app.Shop.add", "java.util.stream.ReduceOps$ReduceTask.doLeaf")).isNull();
    assertThat(of()).isNull();
  }

  /** A name that the JDK does not have would never be found. */
  @Test
  void methodsOfTheJdkExist() {
    int known = 0;
    for (Context context : Context.values()) {
      for (String[] each : MethodList.lines("contexts.txt")) {
        if (each[0].equals(context.name()) && each[1].startsWith("java.util.")) {
          assertThat(methods(each[1])).as(each[1]).contains(each[2]);
          known++;
        }
      }
    }
    assertThat(known).isGreaterThan(15);
  }

  private static List<String> methods(String type) {
    try {
      return Arrays.stream(Class.forName(type).getDeclaredMethods())
          .map(java.lang.reflect.Method::getName)
          .toList();
    } catch (ClassNotFoundException e) {
      throw new AssertionError(type, e);
    }
  }
}
