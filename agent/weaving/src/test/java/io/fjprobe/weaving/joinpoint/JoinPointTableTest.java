package io.fjprobe.weaving.joinpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.bootstrap.counter.Probe;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class JoinPointTableTest {

  static final String[] GENERATIONS = JoinPointTable.GENERATIONS;

  private static final String QUEUE_ALONE = "(Ljava/util/concurrent/ForkJoinPool$WorkQueue;)V";

  @ParameterizedTest
  @FieldSource("GENERATIONS")
  void everyGenerationObservesWhatItCan(String generation) {
    JoinPointTable table = JoinPointTable.load(generation);

    EnumSet<Probe> observed = EnumSet.noneOf(Probe.class);
    table.rows.forEach(row -> observed.addAll(row.probes));
    EnumSet<Probe> expected = EnumSet.allOf(Probe.class);
    if (generation.equals("jdk8")) {
      expected.remove(Probe.LOCKS); // inline in a slow path that has other reasons too
    } else if (generation.equals("jdk11") || generation.equals("jdk13")) {
      expected.remove(Probe.SPINS); // inline in the loop of runWorker
    }
    assertThat(observed).isEqualTo(expected);
    assertThat(table.required).isNotEmpty();
    assertThat(table.field("Queue", "index")).isNotNull();
    assertThat(table.field("Pool", "queues")).isNotNull();
  }

  @ParameterizedTest
  @FieldSource("GENERATIONS")
  void whatItRequiresCanBeReadAlone(String generation) {
    assertThat(JoinPointTable.requirements(generation))
        .usingRecursiveFieldByFieldElementComparator()
        .isEqualTo(JoinPointTable.load(generation).required);
  }

  /** Of a probe it has either all its own rows or all of the other table's. */
  @Test
  void tableHasWhatItIsLikeButForItsOwn() {
    JoinPointTable own = JoinPointTable.load("jdk13");
    JoinPointTable like = JoinPointTable.load("jdk11");

    assertThat(descriptorsOf(own, Probe.SIGNALS)).containsExactly(QUEUE_ALONE);
    assertThat(descriptorsOf(like, Probe.SIGNALS)).containsExactly("()V");
    assertThat(descriptorsOf(own, Probe.HELP)).isEqualTo(descriptorsOf(like, Probe.HELP));
    assertThat(own.rows).hasSize(like.rows.size() + 2);
    assertThat(own.required).hasSize(2);
    assertThat(own.field("Queue", "index")).isEqualTo("id");
    JoinPoint park = own.rows.get(0);
    assertThat(park.probes).containsExactly(Probe.IDLE);
    assertThat(own.isOutOfReach(park)).isTrue();
  }

  private static List<String> descriptorsOf(JoinPointTable table, Probe probe) {
    return table.rows.stream()
        .filter(row -> row.probes.contains(probe))
        .map(row -> row.descriptor)
        .toList();
  }

  @Test
  void shortNamesStandForClasses() {
    assertThat(PoolClass.descriptor("(Task;Queue;ZJLUnit;)I", "java/util/concurrent"))
        .isEqualTo(
            "(Ljava/util/concurrent/ForkJoinTask;Ljava/util/concurrent/ForkJoinPool$WorkQueue;"
                + "ZJLjava/util/concurrent/TimeUnit;)I");
  }

  @Test
  void siteNamesInstructionAndHook() {
    Site site = Site.parse("calling-on doExec#2 -> HelpHooks.quiesceHelpBegins(arg0, null)");

    assertThat(site.kind).isEqualTo(Site.Kind.CALLING_ON);
    assertThat(site.name).isEqualTo("doExec");
    assertThat(site.occurrence).isEqualTo(2);
    assertThat(site.hookOwner).isEqualTo("io/fjprobe/bootstrap/hook/HelpHooks");
    assertThat(site.hook).isEqualTo("quiesceHelpBegins");
    assertThat(site.arguments).containsExactly("arg0", "null");
    Site counter = Site.parse("enter ++ fjprobePushes");
    assertThat(counter.kind).isEqualTo(Site.Kind.ENTER);
    assertThat(counter.counter).isEqualTo("fjprobePushes");
    assertThat(counter.hook).isNull();
    assertThatThrownBy(() -> Site.parse("enter doExec -> A.b()"))
        .hasMessageContaining("not a site");
    assertThatThrownBy(() -> Site.parse("after doExec")).hasMessageContaining("not a site");
  }
}
