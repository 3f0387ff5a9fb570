package io.fjprobe.dist;

import static io.fjprobe.testing.Events.last;
import static io.fjprobe.testing.Events.of;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingInt;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import org.junit.jupiter.api.io.TempDir;

/** PoolStart tells which line of the application made the pool, and of how many. */
class PoolMakerIT {

  private static final Path SOURCE = Path.of("src", "test", "programs", "PoolMakers.java");
  private static final int IN_A_LOOP = 300;
  private static final int OTHERS = 4;

  @TempDir Path directory;

  @AnyJdk
  void theFirstLineOfTheApplication(Jdk jdk) throws IOException {
    Map<String, Integer> made = pools(events(jdk, "full"));

    assertThat(made)
        .containsEntry("PoolMakers.common:" + lineOf("ForkJoinPool.commonPool()"), 1)
        .containsEntry("PoolMakers.own:" + lineOf("new ForkJoinPool(3)"), 1)
        .containsEntry("PoolMakers.stealing:" + lineOf("newWorkStealingPool(3)"), 1)
        .containsEntry("PoolMakers$Library.get:" + lineOf("new ForkJoinPool(1)"), 1)
        .containsEntry("PoolMakers.inALoop:" + lineOf("new ForkJoinPool(2)"), IN_A_LOOP)
        .hasSize(OTHERS + 1);
  }

  /** By an event each, or by one that stands for those that were too many. */
  @AnyJdk
  void thoseBeyondTheBudgetAreCountedByTheNext(Jdk jdk) {
    List<RecordedEvent> events = events(jdk, "default");
    List<RecordedEvent> starts = of(events, "PoolStart");

    assertThat(last(of(events, "LifeStatistics")).getLong("poolsStarted"))
        .isEqualTo(IN_A_LOOP + OTHERS);
    assertThat(starts.stream().mapToInt(e -> e.getInt("interval")).sum())
        .isEqualTo(last(starts).getInt("poolId"));
  }

  private List<RecordedEvent> events(Jdk jdk, String level) {
    String options = "=strict=true,file=makers.jfr,level=" + level;
    new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + options)
        .jvmArguments(Programs.compile("PoolMakers", directory))
        .run()
        .expectSuccess();
    return AgentRun.read(directory.resolve("makers.jfr"));
  }

  /** By the line that made them. */
  private static Map<String, Integer> pools(List<RecordedEvent> events) {
    return of(events, "PoolStart").stream()
        .collect(groupingBy(PoolMakerIT::maker, summingInt(e -> e.getInt("interval"))));
  }

  private static String maker(RecordedEvent start) {
    return start.getStackTrace().getFrames().stream()
        .filter(frame -> frame.getMethod().getType().getName().startsWith("PoolMakers"))
        .map(PoolMakerIT::describe)
        .findFirst()
        .orElse("nobody");
  }

  private static String describe(RecordedFrame frame) {
    return frame.getMethod().getType().getName()
        + "."
        + frame.getMethod().getName()
        + ":"
        + frame.getLineNumber();
  }

  private static int lineOf(String code) throws IOException {
    List<String> lines = Files.readAllLines(SOURCE);
    return 1 + lines.indexOf(lines.stream().filter(line -> line.contains(code)).findFirst().get());
  }
}
