package io.fjprobe.workloads.uperf.cluster;

import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.transport.SocketBuffers;

/** The nodes of a run, in this JVM or in others. */
public interface Cluster extends AutoCloseable {

  /**
   * Lets the nodes make so many requests, all together.
   *
   * @throws io.fjprobe.workloads.run.check.CheckFailure if a node fails, or if none gets on
   */
  Report run(long requests);

  /** Of each of its nodes, which are alike. */
  SocketBuffers buffers();

  /** Ends all threads and processes. */
  @Override
  void close();
}
