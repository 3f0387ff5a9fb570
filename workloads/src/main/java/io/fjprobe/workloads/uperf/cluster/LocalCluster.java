package io.fjprobe.workloads.uperf.cluster;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.uperf.node.Node;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Ledger;
import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import io.fjprobe.workloads.uperf.transport.SocketBuffers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** All nodes in this JVM. */
public final class LocalCluster implements Cluster {
  private final UperfOptions options;
  private final List<Node> nodes;
  private final Stall stall;
  private final Ledger ledger = new Ledger();

  LocalCluster(UperfOptions options, List<Node> nodes, long stallMillis) {
    this.options = options;
    this.nodes = nodes;
    this.stall = new Stall(stallMillis, this::progress, this::describeOutstanding);
  }

  public static LocalCluster open(UperfOptions options, long token) {
    List<Node> nodes = new ArrayList<>();
    LocalCluster cluster = new LocalCluster(options, nodes, Stall.LIMIT_MILLIS);
    try {
      for (int node = 0; node < options.nodes; node++) {
        nodes.add(Node.open(options, node, token));
      }
      cluster.connect();
      return cluster;
    } catch (IOException e) {
      cluster.close();
      throw new CheckFailure("the nodes cannot be connected: " + e, e);
    }
  }

  void connect() throws IOException {
    int[] ports = nodes.stream().mapToInt(Node::port).toArray();
    for (Node node : nodes) {
      node.connect(ports);
    }
  }

  @Override
  public Report run(long requests) {
    List<CompletableFuture<Report>> ends = new ArrayList<>();
    for (int node = 0; node < nodes.size(); node++) {
      ends.add(nodes.get(node).begin(options.share(requests, node)));
    }
    List<Report> times = stall.await(Together.of(ends));
    return ledger.close(times, nodes.stream().map(Node::counted).collect(Collectors.toList()));
  }

  private long progress() {
    return nodes.stream().mapToLong(node -> node.counted().get(Count.COMPLETED)).sum();
  }

  private String describeOutstanding() {
    return nodes.stream().map(Node::describeOutstanding).collect(Collectors.joining("; "));
  }

  @Override
  public SocketBuffers buffers() {
    return nodes.get(0).buffers();
  }

  /** All are told before one of them closes its sockets, which the others would notice. */
  @Override
  public void close() {
    nodes.forEach(Node::end);
    CheckFailure first = null;
    for (Node node : nodes) {
      try {
        node.close();
      } catch (CheckFailure e) {
        first = first == null ? e : first;
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
