package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.PacketWriter;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/**
 * One connection for each pair of nodes, opened by the one with the lower number, and a reading
 * thread at each end. A node has one to itself too, for GETs that are to take the network.
 */
public final class TcpTransport implements Transport {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final int BACKLOG = 128;

  private final InetAddress loopback = InetAddress.getLoopbackAddress();
  private final UperfOptions options;
  private final NodeThreads threads;
  private final long token;
  private final int self;
  private final ServerSocket server;
  private final List<TcpConnection> all = new ArrayList<>();
  private TcpConnection[] byNode;
  private SocketBuffers buffers;
  private volatile boolean closed;

  public TcpTransport(UperfOptions options, NodeThreads threads, long token, int self)
      throws IOException {
    this.options = options;
    this.threads = threads;
    this.token = token;
    this.self = self;
    this.server = new ServerSocket();
    server.setReceiveBufferSize(options.receiveBuffer); // inherited by what it accepts
    server.setSoTimeout(PATIENCE_MILLIS);
    server.bind(new InetSocketAddress(loopback, 0), BACKLOG);
  }

  @Override
  public int port() {
    return server.getLocalPort();
  }

  @Override
  public void connect(int[] ports, Receiver receiver) throws IOException {
    byNode = new TcpConnection[ports.length];
    for (int node = self; node < ports.length; node++) {
      Socket socket = new Socket();
      socket.setReceiveBufferSize(options.receiveBuffer);
      byNode[node] = add(socket);
      socket.connect(new InetSocketAddress(loopback, ports[node]), PATIENCE_MILLIS);
      byNode[node].greet(token, self, node);
    }
    int accepted = 0;
    while (accepted <= self) {
      accepted += accept() ? 1 : 0;
    }
    server.close();
    Socket first = all.get(0).socket;
    buffers = new SocketBuffers(first.getReceiveBufferSize(), first.getSendBufferSize());
    for (TcpConnection connection : all) {
      threads.start("reader", () -> read(connection, receiver));
    }
  }

  /** False: that was nobody of this run. */
  private boolean accept() throws IOException {
    TcpConnection connection = add(server.accept());
    int peer = connection.greeting(token, PATIENCE_MILLIS);
    if (peer < 0 || peer > self) {
      all.remove(connection);
      connection.close();
      return false;
    }
    if (peer != self) {
      byNode[peer] = connection;
    }
    return true;
  }

  private TcpConnection add(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    socket.setSendBufferSize(options.sendBuffer);
    TcpConnection connection = new TcpConnection(socket);
    all.add(connection);
    return connection;
  }

  private void read(TcpConnection connection, Receiver receiver) {
    try {
      connection.read(receiver);
    } catch (IOException e) {
      if (!closed) {
        receiver.failed(connection.named(e));
      }
    }
  }

  @Override
  public void send(int destination, PacketWriter packet) throws IOException {
    byNode[destination].send(packet);
  }

  @Override
  public boolean isLossy() {
    return false;
  }

  @Override
  public SocketBuffers buffers() {
    return buffers;
  }

  @Override
  public void close() {
    closed = true;
    all.forEach(TcpConnection::close);
    try {
      server.close();
    } catch (IOException e) {
      // it holds nothing that is not gone
    }
  }
}
