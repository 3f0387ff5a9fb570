package io.fjprobe.workloads.uperf.node;

import io.fjprobe.workloads.uperf.message.Message;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** A message that wants a reply, and the one who waits for it. */
final class Call {
  final int destination;
  final Message request;

  /** Null as a result: there was no reply. */
  private final CompletableFuture<Message> reply = new CompletableFuture<>();

  /** When it is to be sent again; of the watch alone. */
  long dueNanos;

  int repetitions;

  Call(int destination, Message request) {
    this.destination = destination;
    this.request = request;
  }

  void complete(Message message) {
    reply.complete(message);
  }

  void fail(Throwable cause) {
    reply.completeExceptionally(cause);
  }

  /**
   * Returns the reply, or null if it was lost.
   *
   * @param pin in a monitor, which keeps the carrier of a virtual thread before JDK 24
   * @throws CompletionException if the node failed
   */
  Message await(boolean pin) {
    if (pin) {
      awaitInMonitor();
    }
    return reply.join();
  }

  private void awaitInMonitor() {
    reply.whenComplete((message, failure) -> wake());
    try {
      synchronized (this) {
        while (!reply.isDone()) {
          wait();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the node ends, and completes it
    }
  }

  private synchronized void wake() {
    notifyAll();
  }
}
