package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.PacketWriter;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/** Nodes connected by method calls, through something that may harm a packet. */
public final class Wire {

  /** What becomes of a packet. */
  public interface Fate {
    /**
     * @param number of the packet, from 1
     * @param bytes that may be changed
     * @return how often it arrives
     */
    int of(int number, int destination, byte[] bytes) throws IOException;
  }

  private final AtomicInteger packets = new AtomicInteger();
  private final Transport.Receiver[] receivers;
  private final Fate fate;
  private final boolean lossy;

  /**
   * @param lossy whether nodes are to repeat what has no reply
   */
  public Wire(int nodes, boolean lossy, Fate fate) {
    this.receivers = new Transport.Receiver[nodes];
    this.lossy = lossy;
    this.fate = fate;
  }

  /** Of one node, which is the next in number. */
  public Transport end(int self) {
    return new End(self);
  }

  private void send(int destination, PacketWriter packet) throws IOException {
    byte[] bytes = packet.bytes().clone();
    int arrivals = fate.of(packets.incrementAndGet(), destination, bytes);
    for (int i = 0; i < arrivals; i++) {
      receivers[destination].received(bytes, PacketWriter.LENGTH_BYTES, packet.length());
    }
  }

  private final class End implements Transport {
    private final int self;

    End(int self) {
      this.self = self;
    }

    @Override
    public int port() {
      return self;
    }

    @Override
    public void connect(int[] ports, Receiver receiver) {
      receivers[self] = receiver;
    }

    @Override
    public void send(int destination, PacketWriter packet) throws IOException {
      Wire.this.send(destination, packet);
    }

    @Override
    public boolean isLossy() {
      return lossy;
    }

    @Override
    public SocketBuffers buffers() {
      return new SocketBuffers(1, 1);
    }

    @Override
    public void close() {}
  }
}
