package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.ManagedJvm;
import io.fjprobe.dist.application.MeteredActivities;
import io.fjprobe.dist.application.MeteredPools;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With {@code metrics=jmx} management beans say what events say. */
class MetricsIT {

  /** They go on while all is at rest. */
  private static final Set<String> GOING_ON = Set.of("idleTime", "lifetime");

  /** What identifies an event and its pool, or what another bean or the JDK tells. */
  private static final Set<String> NO_FIGURES =
      Set.of("duration", "stealCount", "stealCountBefore", "workerIndex");

  private static final Set<String> NO_FIGURES_OF_WORKERS =
      Set.of("poolId", "workers", "monitorCount", "waitCount");

  /** What looks add up to, which events tell in another way. */
  private static final Set<String> SEEN =
      Set.of(
          "seenRunning",
          "seenInNative",
          "seenIdle",
          "seenInJoin",
          "seenInManagedBlock",
          "seenAtMonitor",
          "seenWaiting",
          "queueWaits",
          "queueWaitTime",
          "longQueueWaits");

  @TempDir Path directory;

  private ForkedJvm jvm(Jdk jdk, String options) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-javaagent:" + AgentRun.AGENT + "=strict=true,file=run.jfr" + options);
  }

  private String run(Jdk jdk, String... arguments) {
    ForkedJvm.Result result =
        jvm(jdk, ",metrics=jmx")
            .main(MeteredPools.class, MixedRun.PROGRAMS)
            .arguments(arguments)
            .run()
            .expectSuccess();
    assertThat(result.err()).doesNotContain("metrics", "Exception");
    return result.out();
  }

  @EachJdk
  void beansSayWhatEventsSay(Jdk jdk) {
    Map<String, Map<String, String>> beans = beans(run(jdk, "figures"));
    List<RecordedEvent> events = AgentRun.read(directory.resolve("run.jfr"));
    assertThat(beans).containsKeys("Agent", "AllPools", "Pool1", "Pool2");
    assertThat(beans.get("Agent")).containsEntry("suppressedErrors", "0");
    List<Map<String, Long>> sums = List.of(new TreeMap<>(), new TreeMap<>());
    for (int pool = 1; pool <= 2; pool++) {
      List<Map<String, Long>> marks = marks(events, pool);
      Map<String, String> bean = beans.get("Pool" + pool);
      assertBetween(bean, marks.get(0), marks.get(1));
      assertThat(bean.get("poolName")).isIn("common", "ForkJoinPool-1");
      for (int i = 0; i < sums.size(); i++) {
        Map<String, Long> sum = sums.get(i);
        marks.get(i).forEach((field, value) -> sum.merge(field, value, Long::sum));
      }
    }
    Map<String, String> all = beans.get("AllPools");
    for (Map<String, Long> each : sums) {
      each.keySet().retainAll(all.keySet());
    }
    assertThat(Long.parseLong(all.get("forks"))).isPositive();
    assertBetween(all, sums.get(0), sums.get(1));
    assertWaitsInQueues(beans, events);
  }

  /** Unlike counters, waits are told by events of their own, each of which has what is new. */
  private static void assertWaitsInQueues(
      Map<String, Map<String, String>> beans, List<RecordedEvent> events) {
    long all = 0;
    for (int pool = 1; pool <= 2; pool++) {
      long waits = sum(events, pool, "waits");
      all += waits;
      assertThat(beans.get("Pool" + pool))
          .containsEntry("queueWaits", Long.toString(waits))
          .containsEntry("queueWaitTime", Long.toString(sum(events, pool, "totalWait")));
    }
    assertThat(all).isPositive();
    assertThat(beans.get("AllPools")).containsEntry("queueWaits", Long.toString(all));
  }

  private static long sum(List<RecordedEvent> events, int pool, String field) {
    return events.stream()
        .filter(e -> e.getEventType().getName().equals("fjprobe.QueueWait"))
        .filter(e -> e.getInt("poolId") == pool)
        .mapToLong(e -> e.getLong(field))
        .sum();
  }

  /** Each look adds the same time for each worker. */
  @EachJdk
  void eachWorkerDoesWhatItDoes(Jdk jdk) {
    assertThatEachDoesWhatItDoes(jdk);
  }

  @SomeJdks
  void eachWorkerDoesWhatItDoesIfNobodyRecords(Jdk jdk) {
    assertThatEachDoesWhatItDoes(jdk, "unrecorded");
  }

  private void assertThatEachDoesWhatItDoes(Jdk jdk, String... arguments) {
    ForkedJvm.Result result =
        jvm(jdk, ",metrics=jmx")
            .main(MeteredActivities.class, MixedRun.PROGRAMS)
            .arguments(arguments)
            .run()
            .expectSuccess();
    Map<String, Map<String, String>> seen = beans(result.out());
    Map<String, String> busy = seen.get("busy");
    String each = busy.get("seenWaiting");
    assertThat(Long.parseLong(each)).isPositive();
    assertThat(busy)
        .containsEntry("seenRunning", each)
        .containsEntry("seenAtMonitor", each)
        .containsEntry("seenIdle", "0")
        .containsEntry("seenInNative", "0")
        .containsEntry("seenInJoin", "0")
        .containsEntry("seenInManagedBlock", "0");
    Map<String, String> joining = seen.get("joining");
    assertThat(Long.parseLong(joining.get("seenInJoin"))).isPositive();
    assertThat(joining)
        .containsEntry("seenInManagedBlock", joining.get("seenInJoin"))
        .containsEntry("seenAtMonitor", "0")
        .containsEntry("seenWaiting", "0");
  }

  /** No more and no fewer attributes than what is recorded, and of the same value. */
  private static void assertBetween(
      Map<String, String> bean, Map<String, Long> before, Map<String, Long> after) {
    assertThat(before).containsKey("forks");
    assertThat(figures(bean)).isEqualTo(before.keySet());
    before.forEach(
        (field, value) -> {
          if (GOING_ON.contains(field)) {
            assertThat(Long.parseLong(bean.get(field)))
                .as(field)
                .isBetween(value, after.get(field));
          } else {
            assertThat(bean.get(field)).as(field).isEqualTo(value.toString());
          }
        });
  }

  private static Set<String> figures(Map<String, String> bean) {
    Map<String, String> figures = new TreeMap<>(bean);
    figures.keySet().removeAll(Set.of("poolName", "poolKind", "livePools", "poolsWithoutBean"));
    figures.keySet().removeAll(SEEN);
    return figures.keySet();
  }

  /**
   * What events of each of the last two marks say of a pool, with the sums of its workers. Workers
   * that ended before are in beans, too; what they did is in the last event of each.
   */
  private static List<Map<String, Long>> marks(List<RecordedEvent> events, int pool) {
    List<Map<String, Long>> marks = List.of(new TreeMap<>(), new TreeMap<>());
    List<RecordedEvent> all = marked(events, "fjprobe.PoolStatistics", pool);
    assertThat(all).hasSizeGreaterThanOrEqualTo(2);
    List<RecordedEvent> pools = all.subList(all.size() - 2, all.size());
    Map<Long, List<RecordedEvent>> workers = new LinkedHashMap<>(); // by thread: indices are reused
    for (RecordedEvent each : marked(events, "fjprobe.WorkerStatistics", pool)) {
      if (!each.getStartTime().isBefore(pools.get(0).getStartTime())) { // it comes after its pool
        workers.computeIfAbsent(thread(each), i -> new ArrayList<>()).add(each);
      }
    }
    for (RecordedEvent each : triggered(events, "fjprobe.WorkerStatistics", "worker end", pool)) {
      if (!workers.containsKey(thread(each))) {
        workers.put(thread(each), List.of(each, each));
      }
    }
    for (int i = 0; i < 2; i++) {
      for (List<RecordedEvent> worker : workers.values()) {
        assertThat(worker).hasSize(2);
        Map<String, Long> ofWorker = recorded(worker.get(i));
        ofWorker.keySet().removeAll(NO_FIGURES_OF_WORKERS);
        Map<String, Long> sum = marks.get(i);
        ofWorker.forEach((field, value) -> sum.merge(field, value, Long::sum));
      }
      marks.get(i).putAll(recorded(pools.get(i)));
    }
    return marks;
  }

  private static long thread(RecordedEvent event) {
    return event.getThread("worker").getJavaThreadId();
  }

  private static List<RecordedEvent> marked(List<RecordedEvent> events, String name, int pool) {
    return triggered(events, name, "mark", pool);
  }

  private static List<RecordedEvent> triggered(
      List<RecordedEvent> events, String name, String trigger, int pool) {
    return events.stream()
        .filter(e -> e.getEventType().getName().equals(name))
        .filter(e -> e.getString("trigger").equals(trigger) && e.getInt("poolId") == pool)
        .toList();
  }

  private static Map<String, Long> recorded(RecordedEvent event) {
    Map<String, Long> figures = new TreeMap<>();
    for (ValueDescriptor each : event.getFields()) {
      boolean number = List.of("int", "long").contains(each.getTypeName());
      if (number && !each.getName().equals("startTime") && !NO_FIGURES.contains(each.getName())) {
        long value = ((Number) event.getValue(each.getName())).longValue();
        if (value >= 0) {
          figures.put(each.getName(), value);
        }
      }
    }
    return figures;
  }

  /** By the names of fields. */
  private static Map<String, Map<String, String>> beans(String out) {
    Map<String, Map<String, String>> beans = new TreeMap<>();
    for (String line : out.lines().toList()) {
      String[] words = line.replace("Poolnull", "Pool").replace("null", "").split(" ", 3);
      if (words.length == 3) {
        String field = words[1].substring(0, 1).toLowerCase(Locale.ROOT) + words[1].substring(1);
        beans.computeIfAbsent(words[0], b -> new TreeMap<>()).put(field, words[2]);
      }
    }
    return beans;
  }

  @AnyJdk
  void beansOfPoolsGoWithThem(Jdk jdk) {
    String out = run(jdk, "churn", "10000");
    assertThat(out).contains("started=10000");
    int most = Integer.parseInt(out.replaceAll("(?s).*most=(\\d+).*", "$1"));
    assertThat(most).isLessThanOrEqualTo(2 + 100);
  }

  /** A worker's last event is written before it leaves its pool, which takes a moment. */
  @EachJdk
  void workersLiveAsLongAsTheirLastEventSays(Jdk jdk) {
    String out = run(jdk, "churn", "20");
    List<RecordedEvent> events = AgentRun.read(directory.resolve("run.jfr"));
    List<Long> lifetimes =
        events.stream()
            .filter(e -> e.getEventType().getName().equals("fjprobe.WorkerStatistics"))
            .filter(e -> e.getString("trigger").equals("worker end"))
            .map(e -> e.getLong("lifetime"))
            .toList();
    assertThat(lifetimes).hasSize(20);
    long sum = lifetimes.stream().mapToLong(Long::longValue).sum();
    assertThat(out).contains("lifetime=" + sum + "\n");
  }

  @AnyJdk
  void aHundredPoolsHaveABean(Jdk jdk) {
    assertThat(run(jdk, "many", "150")).contains("beans=100", "without=50");
  }

  @SomeJdks
  void beansComeAndGoWithTheAgent(Jdk jdk) {
    try (AttachedJvm jvm = new AttachedJvm(jdk, directory)) {
      assertThat(jvm.application.ask("beans", "beans ")).isEqualTo("[]");
      jvm.work();
      jvm.attach("file=a.jfr,metrics=jmx");
      assertThat(jvm.application.ask("beans", "beans "))
          .contains("io.fjprobe:type=Agent", "io.fjprobe:type=AllPools");
      jvm.work();
      assertThat(jvm.application.ask("pool beans", "beans "))
          .contains("io.fjprobe:type=Pool,name=\"common\",id=", "name=\"ForkJoinPool-1\"");
      jvm.detach();
      assertThat(jvm.application.ask("beans", "beans ")).isEqualTo("[]");
      jvm.attach("file=b.jfr");
      assertThat(jvm.application.ask("beans", "beans ")).isEqualTo("[]");
      jvm.detach();
      jvm.attach("file=c.jfr,metrics=jmx,duration=1s");
      jvm.application.expectErr("fjprobe: recorded for 1s");
      assertThat(jvm.application.ask("beans", "beans ")).isEqualTo("[]");
      assertThat(jvm.application.exit("exit")).isZero();
    }
  }

  @SomeJdks
  void withoutTheOptionNothingOfItIsLoaded(Jdk jdk) {
    assertThat(classes(jdk, ""))
        .doesNotContain("javax.management.MBeanServer", "io.fjprobe.weaving.metrics.");
    assertThat(classes(jdk, ",metrics=jmx")).contains("io.fjprobe.weaving.metrics.");
  }

  @Test
  void withoutTheModuleTheRestIsObserved() {
    ForkedJvm.Result result =
        new ForkedJvm(new Jdk(17, Path.of(System.getProperty("java.home"))), directory)
            .jvmArguments("--limit-modules", "java.instrument,jdk.jfr")
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=file=run.jfr,metrics=jmx")
            .main(ManagedJvm.class, MixedRun.PROGRAMS)
            .run()
            .expectSuccess();
    assertThat(result.err())
        .contains("metrics=jmx: this JVM has no management beans", "--add-modules java.management");
    assertThat(AgentRun.read(directory.resolve("run.jfr")))
        .anyMatch(each -> each.getEventType().getName().equals("fjprobe.PoolStatistics"));
  }

  private String classes(Jdk jdk, String options) {
    return jvm(jdk, options)
        .jvmArguments("-verbose:class")
        .jar(AgentRun.WORKLOADS)
        .arguments("trig", "--warmup-iterations=0", "--iterations=1", "--operations=1")
        .run()
        .expectSuccess()
        .out();
  }
}
