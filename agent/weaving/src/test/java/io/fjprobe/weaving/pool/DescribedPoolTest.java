package io.fjprobe.weaving.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.JdkClasses;
import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.classfile.ClassMembers;
import io.fjprobe.weaving.joinpoint.Generations;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.poolclass.HookCalls;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables against pools of all JDKs, most of them known by description only. */
class DescribedPoolTest {

  /** Work and span need methods that programs call, which descriptions leave out. */
  private static final Set<Probe> EACH_TASK = EnumSet.of(Probe.TASKS);

  static IntStream known() {
    return IntStream.concat(IntStream.of(8), IntStream.rangeClosed(11, 28));
  }

  @ParameterizedTest(name = "JDK {0}")
  @MethodSource("known")
  void everyRowMatchesOnce(int feature) throws IOException {
    String name = DescribedPool.nameFor(feature);
    ClassFiles stubs = DescribedPool.load(name).stubs();

    JoinPointTable table = new Generations(new ClassMembers(stubs)).detect();

    assertThat(table.generation).isEqualTo(name);
    Weaver weaver = new Weaver(table, EACH_TASK);
    table.rows.removeIf(row -> row.probes.contains(Probe.SPAN));
    assertThat(hookCalls(weaver, stubs)).hasSizeGreaterThan(table.rows.size() / 2);
    assertThat(weaver.report().missing()).isEmpty();
    assertThat(weaver.report().wovenCount()).isEqualTo(table.rows.size());
    assertThat(weaver.report().probes()).isEqualTo(observedBy(table));
    assertThat(FieldReader.write(table, new ClassMembers(stubs))).isNotEmpty();
  }

  private static Set<Probe> observedBy(JoinPointTable table) {
    Set<Probe> probes = EnumSet.noneOf(Probe.class);
    table.rows.forEach(row -> probes.addAll(row.probes));
    return probes;
  }

  /** They have no Flight Recorder either. */
  @ParameterizedTest(name = "JDK {0}")
  @ValueSource(ints = {9, 10})
  void isOfNoKnownStructure(int feature) throws IOException {
    DescribedPool pool = DescribedPool.load(DescribedPool.nameFor(feature));

    assertThat(pool.facts.keySet()).containsAll(DescribedPool.CLASSES);
    assertThat(new Generations(new ClassMembers(pool.stubs())).detect()).isNull();
  }

  /** So what holds of a description holds of the pool that it is of. */
  @EachJdk
  void isWovenAsTheClassesThatItDescribes(Jdk jdk) throws IOException {
    DescribedPool described = DescribedPool.load(DescribedPool.nameFor(jdk.feature()));
    try (JdkClasses classes = JdkClasses.of(jdk)) {
      assertThat(DescribedPool.of(classes::read).facts).isEqualTo(described.facts);

      for (String generation : JoinPointTable.GENERATIONS) {
        Weaver real = new Weaver(JoinPointTable.load(generation), EACH_TASK);
        Weaver stub = new Weaver(JoinPointTable.load(generation), EACH_TASK);
        List<String> calls = hookCalls(real, classes::read);
        assertThat(hookCalls(stub, described.stubs())).as(generation).isEqualTo(calls);
        assertThat(stub.report().missing()).isEqualTo(real.report().missing());
        assertThat(stub.report().wovenCount()).isEqualTo(real.report().wovenCount());
      }
    }
  }

  /** The calls of hooks that there are then, all of which exist. */
  private static List<String> hookCalls(Weaver weaver, ClassFiles files) throws IOException {
    List<String> calls = new ArrayList<>();
    for (String name : List.of(Weaver.QUEUE, Weaver.TASK, Weaver.POOL)) {
      byte[] woven = weaver.transform(null, name, null, null, files.read(name));
      assertThat(woven).as(name).isNotNull();
      assertThat(HookCalls.in(woven).missing()).isEmpty();
      calls.addAll(HookCalls.in(woven).inOrder());
    }
    return calls;
  }

  /** As in a release that nobody knows: all that does not need it is observed. */
  @ParameterizedTest(name = "JDK {0}")
  @MethodSource("known")
  void classThatIsOtherwiseTakesWhatNeedsIt(int feature) throws IOException {
    DescribedPool pool = DescribedPool.load(DescribedPool.nameFor(feature));
    JoinPointTable table = new Generations(new ClassMembers(pool.stubs())).detect();
    pool.facts.get(Weaver.TASK).removeIf(line -> line.startsWith("method "));

    Weaver weaver = new Weaver(table, EACH_TASK);
    hookCalls(weaver, pool.stubs());

    assertThat(weaver.report().missing())
        .contains("joins (ForkJoinTask.", "outcomes (ForkJoinTask.", "tasks (ForkJoinTask.")
        .contains("queues (ForkJoinTask.tryUnfork RETURNING: no such method)");
    assertThat(weaver.report().probes())
        .contains(Probe.POOLS, Probe.WORKERS, Probe.STEALS, Probe.HELP, Probe.COMPENSATION)
        .contains(Probe.IDLE, Probe.SIGNALS, Probe.RACES, Probe.FORKS, Probe.SUBMISSIONS)
        .doesNotContain(Probe.JOINS, Probe.OUTCOMES, Probe.TASKS, Probe.QUEUES);
  }

  @Test
  void poolWhoseFieldsAreOtherwiseIsNotObserved() throws IOException {
    DescribedPool pool = DescribedPool.load("jdk25");
    JoinPointTable table = new Generations(new ClassMembers(pool.stubs())).detect();
    pool.facts.get(Weaver.QUEUE).removeIf(line -> line.startsWith("field array "));

    assertThatThrownBy(() -> FieldReader.write(table, new ClassMembers(pool.stubs())))
        .isInstanceOf(CannotObserveException.class)
        .hasMessage("there is no field array in " + Weaver.QUEUE);
  }
}
