package io.fjprobe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.TakesMinutes;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.deploy.master.Master;
import org.apache.spark.deploy.worker.Worker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A master and two workers on this machine, of which one is killed. */
class ClusterIT {

  private static final Pattern PORT = Pattern.compile("service 'sparkMaster' on port (\\d+)");
  private static final String HOST = "127.0.0.1";

  @TempDir private Path directory;

  private SparkHome spark;
  private final List<SparkHome.Started> workers = new ArrayList<>();

  @BeforeEach
  void start() throws Exception {
    spark = new SparkHome(directory);
  }

  @AfterEach
  void stop() throws Exception {
    spark.close();
  }

  private String cluster() throws Exception {
    SparkHome.Started master =
        spark.start(Master.class.getName(), "--host", HOST, "--port", "0", "--webui-port", "0");
    master.expect("I have been elected leader");
    Matcher port = PORT.matcher(master.messages());
    assertThat(port.find()).isTrue();
    String url = "spark://" + HOST + ":" + port.group(1);
    for (int i = 0; i < 2; i++) {
      workers.add(
          spark.start(
              Worker.class.getName(),
              "--host",
              HOST,
              "--cores",
              "1",
              "--memory",
              "600m",
              "--webui-port",
              "0",
              "--work-dir",
              directory.resolve("work" + i).toString(),
              url));
    }
    for (SparkHome.Started worker : workers) {
      worker.expect("Successfully registered with master");
    }
    return url;
  }

  /** Both executors wait in their second task; the rows of a first task die with one of them. */
  @Test
  @TakesMinutes
  void aKilledWorkerNeitherLosesNorDoublesARow() throws Exception {
    Path ofSpark = directory.resolve("of-spark");
    Path ofDuck = directory.resolve("of-duck");
    String samples = LocalIT.ROOT.resolve("samples").toString();
    String said;
    try (ServerSocket gate = new ServerSocket(0, 2, InetAddress.getLoopbackAddress())) {
      gate.setSoTimeout((int) TimeUnit.SECONDS.toMillis(SparkHome.SECONDS));
      SparkHome.Started facts =
          spark.submit(
              cluster(),
              List.of(
                  "spark.driver.host=" + HOST,
                  "spark.executor.memory=500m",
                  "spark.executor.cores=1",
                  "spark.executor.extraClassPath=" + SparkHome.testClasses(),
                  // so that a machine that is short of CPUs is no machine that is lost
                  "spark.network.timeout=" + SparkHome.SECONDS + "s",
                  "spark.hadoop.fs.gate.impl=" + GatedFiles.class.getName(),
                  "spark.hadoop." + GatedFiles.PORT + "=" + gate.getLocalPort()),
              "facts",
              "--out=" + ofSpark,
              "--window=1s",
              GatedFiles.SCHEME + ":" + samples);
      facts.process().onExit().thenRun(() -> close(gate));
      try (Socket first = accept(gate, facts);
          Socket second = accept(gate, facts)) {
        kill(pid(first));
        assertThat(pid(second)).isNotZero();
        second.getOutputStream().write(1);
        said = facts.result().expectSuccess().err();
      }
    }
    Answers duck = new Answers(directory);
    ForkedJvm.Result factsOfDuck =
        duck.analyzer("facts", "--out=" + ofDuck, "--window=1s", samples).expectSuccess();
    assertThat(said).contains("Lost executor", Answers.written(factsOfDuck));
    assertThat(duck.rows(ofSpark)).isEqualTo(duck.rows(ofDuck));
  }

  private static Socket accept(ServerSocket gate, SparkHome.Started facts) {
    try {
      return gate.accept();
    } catch (IOException e) {
      throw new AssertionError(e + "\n" + facts.messages(), e);
    }
  }

  /** So that nobody waits for executors of a driver that has ended. */
  private static void close(ServerSocket gate) {
    try {
      gate.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long pid(Socket executor) throws Exception {
    return new DataInputStream(executor.getInputStream()).readLong();
  }

  /** The worker whose executor this is, and the executor. */
  private void kill(long executor) {
    SparkHome.Started owner =
        workers.stream()
            .filter(
                worker -> worker.process().descendants().anyMatch(child -> child.pid() == executor))
            .findFirst()
            .orElseThrow();
    owner.kill();
  }
}
