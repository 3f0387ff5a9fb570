package io.fjprobe.weaving.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.JdkClasses;
import io.fjprobe.weaving.classfile.ClassMembers;
import io.fjprobe.weaving.joinpoint.Generations;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.poolclass.HookCalls;
import io.fjprobe.weaving.poolclass.Shape;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Weaves the class files of each JDK, without loading them. */
class WeaverTest {

  private static final String POOL = "java/util/concurrent/ForkJoinPool";
  private static final String FUTURE = "java/util/concurrent/CompletableFuture";
  private static final List<String> CLASSES =
      List.of(
          POOL + "$WorkQueue",
          "java/util/concurrent/ForkJoinTask",
          POOL,
          "java/util/concurrent/CountedCompleter",
          FUTURE,
          FUTURE + "$UniCompletion",
          FUTURE + "$BiRelay");
  private static final Set<Probe> EACH_TASK = EnumSet.of(Probe.TASKS, Probe.SPAN);

  @EachJdk
  void everyRowMatchesOnce(Jdk jdk) throws Exception {
    try (JdkClasses classes = JdkClasses.of(jdk)) {
      Weaver weaver = weaver(classes);

      for (String name : CLASSES) {
        byte[] original = classes.read(name);
        byte[] woven = weaver.transform(null, name, null, null, original);
        assertThat(woven).as(name).isNotNull().hasSizeGreaterThan(original.length);
        assertThat(HookCalls.in(woven).found()).isPositive();
        assertThat(HookCalls.in(woven).missing()).isEmpty();
      }

      String generation = DescribedPool.nameFor(jdk.feature());
      assertThat(weaver.generation()).isEqualTo(generation);
      assertThat(weaver.report().missing()).isEmpty();
      JoinPointTable table = JoinPointTable.load(generation);
      assertThat(weaver.report().probes()).isEqualTo(probesOf(table));
      assertThat(weaver.report().wovenCount()).isEqualTo(table.rows.size());
    }
  }

  @EachJdk
  void leavesOtherClassesAlone(Jdk jdk) throws Exception {
    try (JdkClasses classes = JdkClasses.of(jdk)) {
      String other = "java/util/concurrent/Phaser";
      assertThat(weaver(classes).transform(null, other, null, null, classes.read(other))).isNull();
      ClassLoader application = getClass().getClassLoader();
      assertThat(weaver(classes).transform(application, POOL, null, null, new byte[0])).isNull();
    }
  }

  @EachJdk
  void damagedClassFileIsLeftAlone(Jdk jdk) throws Exception {
    try (JdkClasses classes = JdkClasses.of(jdk)) {
      Weaver weaver = weaver(classes);

      assertThat(weaver.transform(null, POOL, null, null, new byte[] {1, 2, 3})).isNull();
      assertThat(weaver.report().probes()).isEmpty();
      assertThat(weaver.report().missing()).contains("weaving ForkJoinPool failed");
    }
  }

  /** What is too late is named, and everything else still matches. */
  @EachJdk
  void classesThatAreLoadedKeepTheirShape(Jdk jdk) throws Exception {
    try (JdkClasses classes = JdkClasses.of(jdk)) {
      JoinPointTable table = new Generations(new ClassMembers(classes::read)).detect();
      Weaver weaver = Weaver.attached(table, false, false, EACH_TASK);
      for (String name : CLASSES.subList(0, 3)) { // and no row of the last one
        byte[] original = classes.read(name);
        byte[] woven = weaver.transform(null, name, Object.class, null, original);
        assertThat(Shape.of(woven)).as(name).isEqualTo(Shape.of(original));
        assertThat(HookCalls.in(woven).found()).isPositive();
        assertThat(HookCalls.in(woven).missing()).isEmpty();
      }
      assertThat(weaver.report().missing()).isEmpty();
      assertThat(weaver.report().notRecorded())
          .contains(
              "forks (needs -javaagent)", "tasks (needs -javaagent)", "span (needs -javaagent)");
      weaver.stop();
      for (String name : CLASSES) {
        assertThat(weaver.transform(null, name, Object.class, null, classes.read(name))).isNull();
      }
    }
  }

  private static Set<Probe> probesOf(JoinPointTable table) {
    Set<Probe> probes = EnumSet.noneOf(Probe.class);
    table.rows.forEach(row -> probes.addAll(row.probes));
    return probes;
  }

  private static Weaver weaver(JdkClasses classes) throws IOException {
    return new Weaver(new Generations(new ClassMembers(classes::read)).detect(), EACH_TASK);
  }
}
