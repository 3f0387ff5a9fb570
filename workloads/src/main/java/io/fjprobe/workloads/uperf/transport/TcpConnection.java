package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.PacketWriter;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** One end of a connection between two nodes. */
final class TcpConnection {
  final Socket socket;

  /** Number of the node at the other end; negative: not known yet. */
  private int peer = -1;

  /** Not a monitor, which would pin virtual threads before JDK 24. */
  private final Lock writing = new ReentrantLock();

  TcpConnection(Socket socket) {
    this.socket = socket;
  }

  void greet(long token, int self, int other) throws IOException {
    peer = other;
    DataOutputStream out = new DataOutputStream(socket.getOutputStream());
    out.writeLong(token);
    out.writeInt(self);
    out.flush();
  }

  /** The number of the node at the other end; negative: that is not of this run. */
  int greeting(long token, int patienceMillis) throws IOException {
    socket.setSoTimeout(patienceMillis);
    DataInputStream in = new DataInputStream(socket.getInputStream());
    boolean known = in.readLong() == token;
    int sender = in.readInt();
    socket.setSoTimeout(0);
    peer = known ? sender : -1;
    return peer;
  }

  /** Returns by an exception only. */
  void read(Transport.Receiver receiver) throws IOException {
    DataInputStream in =
        new DataInputStream(
            new BufferedInputStream(socket.getInputStream(), PacketWriter.CAPACITY));
    byte[] bytes = new byte[PacketWriter.CAPACITY];
    while (true) {
      int length = in.readInt();
      if (length < 0 || length > bytes.length) {
        throw new IOException("a packet of " + length + " bytes");
      }
      in.readFully(bytes, 0, length);
      receiver.received(bytes, 0, length);
    }
  }

  IOException named(IOException cause) {
    return new IOException("the connection to node " + (peer + 1) + " ended: " + cause, cause);
  }

  void send(PacketWriter packet) throws IOException {
    writing.lock();
    try {
      socket
          .getOutputStream()
          .write(packet.bytes(), 0, PacketWriter.LENGTH_BYTES + packet.length());
    } finally {
      writing.unlock();
    }
  }

  void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // closed all the same
    }
  }
}
