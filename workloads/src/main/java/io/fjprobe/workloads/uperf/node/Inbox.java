package io.fjprobe.workloads.uperf.node;

import io.fjprobe.workloads.uperf.message.Packet;
import io.fjprobe.workloads.uperf.transport.NodeThreads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * The packets of one sender, handled in the order of their arrival by one task at a time, which is
 * what JGroups does with messages that are not out of band.
 */
final class Inbox implements Runnable {
  private final Queue<Packet> packets = new ConcurrentLinkedQueue<>();
  private final AtomicInteger unhandled = new AtomicInteger();
  private final NodeThreads threads;
  private final Consumer<Packet> handler;

  /**
   * @param handler does not throw
   */
  Inbox(NodeThreads threads, Consumer<Packet> handler) {
    this.threads = threads;
    this.handler = handler;
  }

  void add(Packet packet) {
    packets.add(packet);
    if (unhandled.getAndIncrement() == 0) {
      threads.handle(this);
    }
  }

  @Override
  public void run() {
    do {
      handler.accept(packets.remove());
    } while (unhandled.decrementAndGet() > 0);
  }
}
