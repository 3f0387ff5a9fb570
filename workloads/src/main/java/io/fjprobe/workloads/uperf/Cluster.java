package io.fjprobe.workloads.uperf;

/** The nodes of a run, in this JVM or in others. */
interface Cluster extends AutoCloseable {

  /**
   * Lets the nodes make so many requests, all together.
   *
   * @throws io.fjprobe.workloads.run.CheckFailure if a node fails, or if none gets on
   */
  Report run(long requests);

  /** As the sockets say. */
  int receiveBuffer();

  int sendBuffer();

  /** Ends all threads and processes. */
  @Override
  void close();
}
