package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.message.PacketWriter;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;

/**
 * One thread that packs what is queued by destination. How many messages share a packet depends on
 * how threads are scheduled, so that it is part of the result.
 */
public final class BundlingOutbox implements Outbox {
  /** As in JGroups. */
  private static final int QUEUE_CAPACITY = 16_384;

  private final BlockingQueue<Outgoing> queue = new ArrayBlockingQueue<>(QUEUE_CAPACITY);
  private final Transport transport;
  private final Counts counts;
  private final PacketWriter[] packets;

  public BundlingOutbox(Transport transport, long token, int self, int nodes, Counts counts) {
    this.transport = transport;
    this.counts = counts;
    this.packets = new PacketWriter[nodes];
    for (int node = 0; node < nodes; node++) {
      packets[node] = new PacketWriter(token, self);
    }
  }

  @Override
  public void send(int destination, Message message) throws InterruptedException {
    queue.put(new Outgoing(destination, message));
  }

  /** What the thread does until it is interrupted. */
  public void run(Consumer<IOException> onFailure) {
    List<Outgoing> batch = new ArrayList<>();
    try {
      while (true) {
        batch.add(queue.take());
        queue.drainTo(batch);
        sendAll(batch);
        batch.clear();
      }
    } catch (InterruptedException e) {
      // the node ends
    } catch (IOException e) {
      onFailure.accept(e);
    }
  }

  private void sendAll(List<Outgoing> batch) throws IOException {
    for (Outgoing outgoing : batch) {
      if (!packets[outgoing.destination].fits(outgoing.message)) {
        flush(outgoing.destination);
      }
      packets[outgoing.destination].put(outgoing.message);
    }
    for (int node = 0; node < packets.length; node++) {
      if (packets[node].messages() > 0) {
        flush(node);
      }
    }
  }

  private void flush(int node) throws IOException {
    PacketWriter packet = packets[node];
    counts.add(Count.MESSAGES, packet.messages());
    counts.increment(Count.PACKETS);
    transport.send(node, packet);
    packet.clear();
  }

  private static final class Outgoing {
    final int destination;
    final Message message;

    Outgoing(int destination, Message message) {
      this.destination = destination;
      this.message = message;
    }
  }
}
