package io.fjprobe.workloads.uperf;

import java.io.IOException;

/** Where a node puts what it sends. */
interface Outbox {

  /** By any thread; blocks while too much is queued. */
  void send(int destination, Message message) throws IOException, InterruptedException;
}
