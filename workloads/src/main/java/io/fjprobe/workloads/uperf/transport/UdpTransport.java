package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.PacketWriter;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A datagram for each packet: one socket and one receiving thread, as in JGroups. */
public final class UdpTransport implements Transport {
  private static final int MAX_DATAGRAM = 66_000;

  private final InetAddress loopback = InetAddress.getLoopbackAddress();
  private final NodeThreads threads;
  private final DatagramSocket socket;
  private final SocketBuffers buffers;
  private InetSocketAddress[] addresses;
  private volatile boolean closed;

  public UdpTransport(UperfOptions options, NodeThreads threads) throws IOException {
    this.threads = threads;
    this.socket = new DatagramSocket(new InetSocketAddress(loopback, 0));
    socket.setReceiveBufferSize(options.receiveBuffer);
    socket.setSendBufferSize(options.sendBuffer);
    // now: up to JDK 13 a socket that waits for a datagram keeps its monitor
    this.buffers = new SocketBuffers(socket.getReceiveBufferSize(), socket.getSendBufferSize());
  }

  @Override
  public int port() {
    return socket.getLocalPort();
  }

  @Override
  public void connect(int[] ports, Receiver receiver) {
    addresses = new InetSocketAddress[ports.length];
    for (int i = 0; i < ports.length; i++) {
      addresses[i] = new InetSocketAddress(loopback, ports[i]);
    }
    threads.start("receiver", () -> receive(receiver));
  }

  private void receive(Receiver receiver) {
    byte[] bytes = new byte[MAX_DATAGRAM];
    DatagramPacket datagram = new DatagramPacket(bytes, bytes.length);
    try {
      while (true) {
        datagram.setLength(bytes.length);
        socket.receive(datagram);
        receiver.received(bytes, 0, datagram.getLength());
      }
    } catch (IOException e) {
      if (!closed) {
        receiver.failed(e);
      }
    }
  }

  @Override
  public void send(int destination, PacketWriter packet) throws IOException {
    socket.send(
        new DatagramPacket(
            packet.bytes(), PacketWriter.LENGTH_BYTES, packet.length(), addresses[destination]));
  }

  @Override
  public boolean isLossy() {
    return true;
  }

  @Override
  public SocketBuffers buffers() {
    return buffers;
  }

  @Override
  public void close() {
    closed = true;
    socket.close();
  }
}
