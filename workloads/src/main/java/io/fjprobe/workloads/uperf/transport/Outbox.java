package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.Message;
import java.io.IOException;

/** Where a node puts what it sends. */
public interface Outbox {

  /** By any thread; blocks while too much is queued. */
  void send(int destination, Message message) throws IOException, InterruptedException;
}
