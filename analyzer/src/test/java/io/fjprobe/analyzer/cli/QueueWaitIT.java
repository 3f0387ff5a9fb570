package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import org.junit.jupiter.api.io.TempDir;

/** How long tasks wait in queues, beside what the program itself knows of it. */
class QueueWaitIT {

  private static final int FIRST_WITH_VIRTUAL_THREADS = 21;
  private static final int FIRST_THAT_COUNTS_SUBMISSIONS_IN_THE_QUEUE = 11;

  /** A wait as the program knows it. */
  private record Wait(long atLeast, long atMost) {}

  @TempDir private Path directory;

  private final Map<Integer, String> kinds = new TreeMap<>();
  private List<RecordedEvent> events = List.of();
  private JsonNode section;
  private String out = "";

  /** From one look to the next, at most: a task that came or left may have done so in all of it. */
  private long interval;

  @EachJdk
  void isKnownToWithinTwoLooks(Jdk jdk) throws IOException {
    run(jdk);
    List<Integer> pools = pools("custom");
    check(pools.get(1), waits("submissions", 0));
    check(pools.get(2), waits("own", 1));
    if (jdk.feature() >= FIRST_WITH_VIRTUAL_THREADS) {
      check(pools("virtual-thread scheduler").get(0), waits("virtual", 0));
    }
    int common = pools("common").get(0);
    assertThat(sum(common, "left")).as("the task that blocks").isLessThanOrEqualTo(1);
    if (jdk.feature() >= FIRST_THAT_COUNTS_SUBMISSIONS_IN_THE_QUEUE) {
      assertThat(sum(common, "leftAtTop")).isEqualTo(QueueWaitProgram.TAKEN_BACK);
    }
  }

  private void run(Jdk jdk) throws IOException {
    LookedProgram program = new LookedProgram(directory, QueueWaitProgram.class);
    section = program.section(jdk);
    out = program.out();
    List<RecordedEvent> all = AgentRun.read(directory.resolve("looked.jfr"));
    events = named(all, "QueueWait");
    for (RecordedEvent each : named(all, "PoolStatistics")) {
      kinds.put(each.getInt("poolId"), each.getString("poolKind"));
    }
    interval = events.stream().mapToLong(each -> each.getLong("longestInterval")).max().orElse(0);
  }

  private static List<RecordedEvent> named(List<RecordedEvent> all, String name) {
    return all.stream()
        .filter(each -> each.getEventType().getName().equals("fjprobe." + name))
        .toList();
  }

  /** Those of a kind, in the order in which they were made. */
  private List<Integer> pools(String kind) {
    return kinds.keySet().stream().filter(id -> kinds.get(id).equals(kind)).toList();
  }

  /**
   * @param more tasks that begin at once
   */
  private List<Wait> waits(String series, int more) {
    List<Wait> waits = new ArrayList<>();
    for (String line : out.split("\n")) {
      String[] words = line.split(" ");
      if (words[0].equals(series)) {
        waits.add(new Wait(Long.parseLong(words[1]), Long.parseLong(words[2])));
      }
    }
    assertThat(waits).hasSize(QueueWaitProgram.TASKS + more);
    return waits;
  }

  private long sum(int pool, String field) {
    return events.stream()
        .filter(each -> each.getInt("poolId") == pool)
        .mapToLong(each -> each.getLong(field))
        .sum();
  }

  private void check(int pool, List<Wait> expected) {
    long left = sum(pool, "left");
    // the queue is met while the first ones run, and not before; two of them may begin at once
    long missed = 2 + interval / QueueWaitProgram.NANOS;
    assertThat(left).isBetween(expected.size() - missed, (long) expected.size());
    assertThat(sum(pool, "waits")).as("all are known").isEqualTo(left);
    assertThat(sum(pool, "leftAtTop")).isZero();
    long longest = longest(pool);
    Wait last = expected.get(expected.size() - 1);
    assertThat(longest).isBetween(last.atLeast - 2 * interval, last.atMost + 2 * interval);
    Map<Integer, Long> counts = distribution(pool);
    assertThat(counts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(left);
    for (int power = 0; power < Long.SIZE / 2; power++) {
      checkBorder(counts, power, expected);
    }
    checkAccount(pool);
  }

  private long longest(int pool) {
    return events.stream()
        .filter(each -> each.getInt("poolId") == pool)
        .mapToLong(each -> each.getLong("longestWait"))
        .max()
        .orElse(0);
  }

  /** No more are told to be longer or shorter than can have been so. */
  private void checkBorder(Map<Integer, Long> counts, int power, List<Wait> expected) {
    long border = 1_000L << power;
    long longer = 0;
    long shorter = 0;
    for (Map.Entry<Integer, Long> each : counts.entrySet()) {
      longer += each.getKey() > power ? each.getValue() : 0;
      shorter += each.getKey() <= power ? each.getValue() : 0;
    }
    long mayBeLonger =
        expected.stream().filter(wait -> wait.atMost + 2 * interval > border).count();
    long mayBeShorter =
        expected.stream().filter(wait -> wait.atLeast - 2 * interval <= border).count();
    assertThat(longer).as("longer than %s", border).isLessThanOrEqualTo(mayBeLonger);
    assertThat(shorter).as("at most %s", border).isLessThanOrEqualTo(mayBeShorter);
  }

  private Map<Integer, Long> distribution(int pool) {
    Map<Integer, Long> counts = new TreeMap<>();
    for (RecordedEvent each : events) {
      String text = each.getString("distribution").trim();
      if (each.getInt("poolId") == pool && !text.isEmpty()) {
        for (String pair : text.split(" ")) {
          String[] numbers = pair.split(":");
          counts.merge(Integer.parseInt(numbers[0]), Long.parseLong(numbers[1]), Long::sum);
        }
      }
    }
    return counts;
  }

  /** Pools that are made at the same line have one account. */
  private void checkAccount(int pool) {
    for (JsonNode each : section.get("pools")) {
      List<Integer> ids = new ArrayList<>();
      each.get("ids").forEach(id -> ids.add(id.asInt()));
      if (ids.contains(pool)) {
        JsonNode account = each.get("queueWaits");
        long longest = ids.stream().mapToLong(this::longest).max().orElse(0);
        assertThat(account.get("left").asLong()).isEqualTo(sum(ids, "left"));
        assertThat(account.get("known").asLong()).isEqualTo(sum(ids, "waits"));
        assertThat(account.get("shorter").asLong()).isEqualTo(sum(ids, "shortWaits"));
        assertThat(account.get("totalNanos").asLong()).isEqualTo(sum(ids, "totalWait"));
        assertThat(account.at("/times/longestNanos").asLong()).isEqualTo(longest);
        assertThat(account.at("/times/p99AtMostNanos").asLong()).isBetween(longest / 2, longest);
        return;
      }
    }
    throw new AssertionError("no account of pool " + pool + ": " + section.get("pools"));
  }

  private long sum(List<Integer> pools, String field) {
    return pools.stream().mapToLong(pool -> sum(pool, field)).sum();
  }
}
