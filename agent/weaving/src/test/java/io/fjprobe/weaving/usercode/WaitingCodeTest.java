package io.fjprobe.weaving.usercode;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class WaitingCodeTest {

  /** The code of its methods is read, and never runs. */
  @SuppressWarnings({"unused", "CatchAndPrintStackTrace"})
  private abstract static class Code extends RecursiveTask<Integer> {

    private static final long serialVersionUID = 1;

    int forksAndJoins(Code left, Code right) {
      return left.fork().join() + right.compute();
    }

    int joinsWhatItForked(Code left, Code right) {
      left.fork();
      int first = left.join();
      right.fork();
      return first + right.join();
    }

    int forksInALoop(List<Code> tasks) {
      int sum = 0;
      for (Code task : tasks) {
        task.fork();
        sum += task.join();
      }
      return sum;
    }

    int submitsInALoop(ExecutorService executor, int n) throws Exception {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        Future<Integer> future = executor.submit(() -> 1);
        sum += future.get();
      }
      return sum;
    }

    int waitsForALimitedTime(ExecutorService executor, int n) throws Exception {
      int sum = 0;
      while (sum < n) {
        sum += executor.submit(() -> 1).get(1, TimeUnit.SECONDS);
      }
      return sum;
    }

    int waitsForAStage(int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        sum += CompletableFuture.supplyAsync(() -> 1).thenApply(x -> x + 1).join();
      }
      return sum;
    }

    int computesMeanwhile(Code left, Code right) {
      left.fork();
      int second = right.compute();
      return left.join() + second;
    }

    int forksBoth(Code left, Code right) {
      left.fork();
      right.fork();
      return right.join() + left.join();
    }

    int forksAllAndThenJoins(Code[] tasks) {
      for (Code task : tasks) {
        task.fork();
      }
      int sum = 0;
      for (Code task : tasks) {
        sum += task.join();
      }
      return sum;
    }

    int readsMeanwhile(AtomicReference<Code> left, Code right) {
      left.get().fork();
      Code again = left.get();
      right.fork();
      return right.join() + again.join();
    }

    int joinsEarlyAtTimes(Code left, Code right, boolean alone) {
      left.fork();
      if (alone) {
        return left.join();
      }
      right.fork();
      return right.join() + left.join();
    }

    int submitsOne(ExecutorService executor) throws Exception {
      return executor.submit(() -> 1).get();
    }

    void waitsForABatch(ExecutorService executor, int n) {
      for (int i = 0; i < n; i++) {
        List<CompletableFuture<Void>> batch = new ArrayList<>();
        batch.add(CompletableFuture.runAsync(() -> {}, executor));
        CompletableFuture.allOf(batch.toArray(new CompletableFuture<?>[0])).join();
      }
    }

    int waitsForWhatWasThere(List<CompletableFuture<Integer>> futures) {
      int sum = 0;
      for (CompletableFuture<Integer> future : futures) {
        sum += future.thenApply(x -> x + 1).join();
      }
      return sum;
    }

    int submitsTwo(ForkJoinPool pool, int n) throws Exception {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        Future<Integer> first = pool.submit(() -> 1);
        sum += pool.submit(() -> 2).get() + first.get();
      }
      return sum;
    }
  }

  /** What the application calls. */
  @SuppressWarnings("unused")
  private static final class Client {

    private final ExecutorService executor;
    private final List<CompletableFuture<Integer>> asked = new ArrayList<>();

    Client(ExecutorService executor) {
      this.executor = executor;
    }

    CompletableFuture<Integer> ask() {
      return CompletableFuture.supplyAsync(() -> 1, executor);
    }

    CompletableFuture<Integer> askAgain() {
      return ask();
    }

    Future<Integer> request() {
      CompletableFuture<Integer> answer = new CompletableFuture<>();
      executor.execute(() -> answer.complete(1));
      return answer;
    }

    CompletableFuture<Integer> askedBefore(int i) {
      return asked.get(i);
    }
  }

  /** Only {@link OnlyService} implements it. */
  private interface Service {
    CompletableFuture<Integer> serve();
  }

  @SuppressWarnings("unused")
  private static final class OnlyService implements Service {

    @Override
    public CompletableFuture<Integer> serve() {
      return CompletableFuture.supplyAsync(() -> 1);
    }
  }

  @SuppressWarnings("unused")
  private static final class CallerCode {

    int asksInALoop(Client client, int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        sum += client.ask().join();
      }
      return sum;
    }

    int asksThroughAnother(Client client, int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        sum += client.askAgain().thenApply(x -> x + 1).join();
      }
      return sum;
    }

    int asksWhatMakesAFuture(Client client, int n) throws Exception {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        Future<Integer> answer = client.request();
        sum += answer.get();
      }
      return sum;
    }

    int asksAnInterface(Service service, int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        sum += service.serve().join();
      }
      return sum;
    }

    int asksOnce(Client client) {
      return client.ask().join();
    }

    int takesWhatWasAskedBefore(Client client, int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        sum += client.askedBefore(i).join();
      }
      return sum;
    }

    int asksTwo(Client client, int n) {
      int sum = 0;
      for (int i = 0; i < n; i++) {
        CompletableFuture<Integer> first = client.ask();
        CompletableFuture<Integer> second = client.ask();
        sum += second.join() + first.join();
      }
      return sum;
    }
  }

  @Test
  void findsWhereNothingIsDoneBetween() throws IOException {
    assertThat(methods(sites(Code.class).handOvers))
        .containsExactlyInAnyOrder(
            "forksAndJoins",
            "joinsWhatItForked",
            "forksInALoop",
            "submitsInALoop",
            "waitsForALimitedTime",
            "waitsForAStage");
  }

  @Test
  void readsWhatMethodsDoThatReturnAFuture() throws IOException {
    assertThat(methods(sites(CallerCode.class).handOvers))
        .containsExactlyInAnyOrder(
            "asksInALoop", "asksThroughAnother", "asksWhatMakesAFuture", "asksAnInterface");
  }

  @Test
  void findsWhereItSleepsUntilSomethingIsReady() throws IOException {
    Map<String, String> polls = sites(SleepingCode.class).polls;
    assertThat(methods(those(polls, "end")))
        .containsExactlyInAnyOrder("untilAFutureIsDone", "untilAllAreDone", "untilATimeIsOver");
    assertThat(methods(those(polls, "state")))
        .containsExactlyInAnyOrder("untilAFlagIsSet", "untilThereIsAnAnswer", "consumes");
  }

  private static Set<String> those(Map<String, String> polls, String what) {
    Set<String> those = new HashSet<>();
    polls.forEach(
        (line, its) -> {
          if (its.equals(what)) {
            those.add(line);
          }
        });
    return those;
  }

  private static Set<String> methods(Iterable<String> lines) {
    Set<String> methods = new HashSet<>();
    for (String line : lines) {
      methods.add(line.substring(0, line.indexOf(':')));
    }
    return methods;
  }

  /** What is loaded here stands for what is loaded in an application. */
  private static WaitingCode.Sites sites(Class<?> type) throws IOException {
    Class<?>[] loaded = {Client.class, Service.class, OnlyService.class};
    Instrumentation instrumentation =
        (Instrumentation)
            Proxy.newProxyInstance(
                WaitingCodeTest.class.getClassLoader(),
                new Class<?>[] {Instrumentation.class},
                (proxy, method, arguments) -> loaded);
    ClassFiles files = new LoadedClassFiles(instrumentation);
    try (InputStream in =
        type.getResourceAsStream(type.getName().replaceAll(".*\\.", "") + ".class")) {
      return WaitingCode.sites(ClassFiles.readAll(in), new Callees(files));
    }
  }
}
