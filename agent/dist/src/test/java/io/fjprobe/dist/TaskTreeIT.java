package io.fjprobe.dist;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.TaskTree;
import io.fjprobe.dist.application.TasksUsedAgain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** At level=full a recording has every task, and the tree that they form. */
class TaskTreeIT {

  private static final int N = 12;

  /** Calls of fib(n), and those of n > 1. */
  private static final int CALLS = 465;

  private static final int INNER = 232;

  /** Of a task that is used again: without a look at who runs it, some of these are lost. */
  private static final int RUNS = 100_000;

  @TempDir Path directory;

  @EachJdk
  void treeCanBeRebuiltAndWrappersShowTheUsersClass(Jdk jdk) {
    List<RecordedEvent> tasks = record(jdk, TaskTree.class, N);
    assertTreeCanBeRebuilt(tasks);
    assertWrappersShowTheUsersClass(tasks);
  }

  private static void assertTreeCanBeRebuilt(List<RecordedEvent> tasks) {
    List<RecordedEvent> tree = of("Fib", tasks);
    assertThat(tree).hasSize(CALLS);
    Map<Long, RecordedEvent> byId =
        tree.stream().collect(toMap(e -> e.getLong("taskId"), Function.identity()));
    assertThat(byId).hasSize(CALLS).doesNotContainKey(0L);

    List<RecordedEvent> roots = tree.stream().filter(e -> e.getLong("parentId") == 0).toList();
    assertThat(roots).hasSize(1);
    assertThat(roots.get(0).getString("origin")).isEqualTo("submitted");
    assertThat(roots.get(0).getInt("depth")).isZero();

    Map<Long, List<RecordedEvent>> children =
        tree.stream()
            .filter(e -> e.getLong("parentId") != 0)
            .collect(groupingBy(e -> e.getLong("parentId")));
    assertThat(byId.keySet()).containsAll(children.keySet());
    assertThat(children).hasSize(INNER);
    children.forEach(
        (parent, two) -> {
          int depth = byId.get(parent).getInt("depth");
          assertThat(two).hasSize(2).allMatch(e -> e.getInt("depth") == depth + 1);
          assertThat(two).filteredOn(e -> e.getString("origin").equals("invoked")).hasSize(1);
          assertThat(two)
              .filteredOn(e -> !e.getString("origin").equals("invoked"))
              .allMatch(e -> List.of("joined", "popped", "stolen").contains(e.getString("origin")));
        });
  }

  private static void assertWrappersShowTheUsersClass(List<RecordedEvent> tasks) {
    for (String wrapped : List.of("UserRunnable", "UserCallable", "UserStage")) {
      List<RecordedEvent> runs = of(wrapped, tasks);
      assertThat(runs).as(wrapped).hasSize(1);
      assertThat(runs.get(0).getString("origin")).isEqualTo("submitted");
    }
    assertThat(tasks).hasSize(CALLS + 3);
  }

  /** Also of a task that runs again while the run before has not quite ended. */
  @EachJdk
  void eachRunOfATaskIsRecorded(Jdk jdk) {
    assertThat(record(jdk, TasksUsedAgain.class, RUNS)).hasSize(RUNS);
  }

  private static List<RecordedEvent> of(String simpleName, List<RecordedEvent> tasks) {
    String name = TaskTree.class.getName() + "$" + simpleName;
    return tasks.stream().filter(e -> e.getClass("taskClass").getName().equals(name)).toList();
  }

  private List<RecordedEvent> record(Jdk jdk, Class<?> program, int argument) {
    new ForkedJvm(jdk, directory)
        .allCompilers()
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=tree.jfr,level=full,strict=true")
        .main(program, MixedRun.PROGRAMS)
        .arguments(String.valueOf(argument))
        .run()
        .expectSuccess();
    return AgentRun.read(directory.resolve("tree.jfr")).stream()
        .filter(e -> e.getEventType().getName().equals("fjprobe.TaskRun"))
        .toList();
  }
}
