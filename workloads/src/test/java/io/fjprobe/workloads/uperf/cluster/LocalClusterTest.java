package io.fjprobe.workloads.uperf.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.uperf.Options;
import io.fjprobe.workloads.uperf.UperfOperation;
import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.message.PacketWriter;
import io.fjprobe.workloads.uperf.node.Node;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import io.fjprobe.workloads.uperf.transport.NodeThreads;
import io.fjprobe.workloads.uperf.transport.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole groups of nodes, over a wire that loses, doubles and damages, and over sockets. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LocalClusterTest {
  private static final long TOKEN = 42;
  private static final long FOREVER = 60_000;

  /** Where the kind of the first message is. */
  private static final int KIND = PacketWriter.LENGTH_BYTES + PacketWriter.HEADER_BYTES;

  /** Packets have one message each, so that their numbers are those of messages. */
  private static final String SINGLE = "bundle=no";

  @AfterEach
  void everyThreadHasEnded() {
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .noneMatch(name -> name.startsWith("uperf-node-"));
  }

  private static LocalCluster open(UperfOptions options, Wire wire, long stallMillis) {
    List<Node> nodes = new ArrayList<>();
    for (int self = 0; self < options.nodes; self++) {
      Counts counts = new Counts();
      NodeThreads threads = new NodeThreads(false, self, counts);
      nodes.add(new Node(options, self, TOKEN, counts, threads, wire.end(self)));
    }
    LocalCluster cluster = new LocalCluster(options, nodes, stallMillis);
    try {
      cluster.connect();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return cluster;
  }

  private static void failsBy(UperfOptions options, Wire wire, long stallMillis, String message) {
    try (LocalCluster cluster = open(options, wire, stallMillis)) {
      assertThatThrownBy(() -> cluster.run(200))
          .isInstanceOf(CheckFailure.class)
          .hasMessageContaining(message);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void repeatsWhatIsLost(long seed) {
    Random random = new Random(seed);
    AtomicInteger dropped = new AtomicInteger();
    Wire wire =
        new Wire(
            3,
            true,
            (number, destination, bytes) -> {
              if (random.nextInt(100) < 3) {
                dropped.incrementAndGet();
                return 0;
              }
              return 1;
            });
    try (LocalCluster cluster = open(Options.of(SINGLE), wire, FOREVER)) {
      Report report = cluster.run(400);
      assertThat(report.get(Count.ISSUED)).isEqualTo(400);
      assertThat(report.get(Count.COMPLETED) + report.get(Count.LOST)).isEqualTo(400);
      assertThat(report.get(Count.LOST)).isZero();
      assertThat(dropped).hasPositiveValue();
      // each lost message, request or reply, costs a repetition
      assertThat(report.get(Count.RETRANSMISSIONS)).isGreaterThanOrEqualTo(dropped.get());
      assertThat(report.gets.count() + report.puts.count()).isEqualTo(400);
    }
  }

  @Test
  void answersAndAcceptsOnlyOnceWhatArrivesTwice() {
    Wire wire = new Wire(3, true, (number, destination, bytes) -> 2);
    try (LocalCluster cluster = open(Options.of(SINGLE), wire, FOREVER)) {
      Report report = cluster.run(400);
      assertThat(report.get(Count.COMPLETED)).isEqualTo(400);
      assertThat(report.get(Count.DUPLICATES)).isPositive();
      assertThat(report.get(Count.SERVED)).isGreaterThan(report.get(Count.CALLS));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Message.Kind.class,
      names = {"PUT", "VALUE"})
  void noticesAPayloadThatChangedOnTheWay(Message.Kind kind) {
    Wire wire =
        new Wire(
            3,
            false,
            (number, destination, bytes) -> {
              boolean damage = number > 50 && bytes[KIND] == kind.ordinal();
              bytes[bytes.length - 1] ^= (byte) (damage ? 1 : 0);
              return 1;
            });
    failsBy(Options.of(SINGLE), wire, FOREVER, "check byte");
  }

  @Test
  void aNodeThatCannotSendEndsTheRunByItsName() {
    Wire wire =
        new Wire(
            3,
            false,
            (number, destination, bytes) -> {
              if (destination == 1 && number > 50) {
                throw new IOException("seeded");
              }
              return 1;
            });
    failsBy(Options.of(), wire, FOREVER, "failed: java.io.IOException: seeded");
  }

  @Test
  void aNodeThatNeverAnswersEndsTheRunByItsName() {
    Wire wire = new Wire(3, false, (number, destination, bytes) -> destination == 1 ? 0 : 1);
    try (LocalCluster cluster = open(Options.of("reads=0"), wire, 300)) {
      assertThatThrownBy(() -> cluster.run(200))
          .isInstanceOf(CheckFailure.class)
          .hasMessageStartingWith("nothing got on for 300 ms: node 1 waits for ")
          .hasMessageContaining(" replies of node 2");
    }
  }

  @Test
  void damagedPacketsEndTheRun() {
    Wire wire =
        new Wire(
            3,
            false,
            (number, destination, bytes) -> {
              bytes[KIND] = number == 10 ? 99 : bytes[KIND];
              return 1;
            });
    failsBy(Options.of(SINGLE), wire, FOREVER, "a message of unknown kind 99");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "transport=udp",
        "transport=tcp",
        "transport=udp bundle=no oob=yes",
        "transport=tcp bundle=no oob=yes",
        "transport=udp local-gets=wire pin=yes",
        "transport=tcp local-gets=wire pin=yes",
        "transport=udp nodes=2 anycast=1 threads=1 size=60000 reads=0.5"
      })
  void socketsBringEverythingOverManyRounds(String changes) {
    UperfOptions options = Options.of(changes.split(" "));
    try (LocalCluster cluster = LocalCluster.open(options, TOKEN)) {
      UperfOperation operation = new UperfOperation(options, 101, cluster);
      for (int round = 0; round < 20; round++) {
        operation.run(null, new Tally());
      }
      assertThat(cluster.buffers().receive).isPositive();
      assertThat(cluster.buffers().send).isPositive();
    }
  }
}
