package io.fjprobe.workloads.uperf.cluster;

import io.fjprobe.workloads.uperf.round.Ledger;
import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import io.fjprobe.workloads.uperf.transport.SocketBuffers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A JVM for each node, of the JDK and the class path of this one. */
public final class ForkedCluster implements Cluster {
  /** The nodes notice a stall themselves, and say more about it. */
  private static final long STALL_MILLIS = 2 * Stall.LIMIT_MILLIS;

  private final UperfOptions options;
  private final List<NodeProcess> nodes = new ArrayList<>();
  private final Ledger ledger = new Ledger();
  private SocketBuffers buffers;

  private ForkedCluster(UperfOptions options) {
    this.options = options;
  }

  public static ForkedCluster open(UperfOptions options, long token, String jvmArguments) {
    ForkedCluster cluster = new ForkedCluster(options);
    try {
      for (int node = 0; node < options.nodes; node++) {
        cluster.nodes.add(NodeProcess.start(options, node, token, jvmArguments));
      }
      cluster.connect();
      return cluster;
    } catch (RuntimeException e) {
      cluster.kill();
      throw e;
    }
  }

  private void connect() {
    String ports = String.join(" ", ask(NodeProcess::opened));
    buffers = SocketBuffers.parse(ask(node -> node.ask("connect " + ports)).get(0));
  }

  @Override
  public Report run(long requests) {
    List<Report> times =
        reports(node -> node.ask("run " + options.share(requests, nodes.indexOf(node))));
    return ledger.close(times, reports(node -> node.ask("counted")));
  }

  private List<Report> reports(Function<NodeProcess, CompletableFuture<String>> question) {
    return ask(question).stream().map(Report::parse).collect(Collectors.toList());
  }

  private List<String> ask(Function<NodeProcess, CompletableFuture<String>> question) {
    List<CompletableFuture<String>> answers =
        nodes.stream().map(question).collect(Collectors.toList());
    return new Stall(STALL_MILLIS, this::progress, () -> "no answer from " + silent(answers))
        .await(Together.of(answers));
  }

  private long progress() {
    return nodes.stream().mapToLong(NodeProcess::linesHeard).sum();
  }

  private String silent(List<CompletableFuture<String>> answers) {
    List<String> names = new ArrayList<>();
    for (int node = 0; node < answers.size(); node++) {
      if (!answers.get(node).isDone()) {
        names.add(nodes.get(node).name());
      }
    }
    return String.join(", ", names);
  }

  @Override
  public SocketBuffers buffers() {
    return buffers;
  }

  /** All are told before one of them closes its sockets, which the others would notice. */
  @Override
  public void close() {
    try {
      if (nodes.stream().noneMatch(NodeProcess::hasFailed)) {
        ask(node -> node.ask("end"));
        nodes.forEach(NodeProcess::close);
      }
    } finally {
      kill();
    }
  }

  private void kill() {
    nodes.forEach(NodeProcess::kill);
  }
}
