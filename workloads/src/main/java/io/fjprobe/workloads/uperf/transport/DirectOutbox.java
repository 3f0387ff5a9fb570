package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.Message;
import io.fjprobe.workloads.uperf.message.PacketWriter;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import java.io.IOException;

/** A packet for each message, sent by the thread that has it. */
public final class DirectOutbox implements Outbox {
  private final Transport transport;
  private final long token;
  private final int self;
  private final Counts counts;

  public DirectOutbox(Transport transport, long token, int self, Counts counts) {
    this.transport = transport;
    this.token = token;
    this.self = self;
    this.counts = counts;
  }

  @Override
  public void send(int destination, Message message) throws IOException {
    PacketWriter packet = new PacketWriter(token, self, message.payload.length);
    packet.put(message);
    counts.increment(Count.MESSAGES);
    counts.increment(Count.PACKETS);
    transport.send(destination, packet);
  }
}
