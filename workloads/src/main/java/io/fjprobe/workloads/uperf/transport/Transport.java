package io.fjprobe.workloads.uperf.transport;

import io.fjprobe.workloads.uperf.message.PacketWriter;
import java.io.IOException;

/** How packets get from node to node. Its threads end after {@link #close}. */
public interface Transport extends AutoCloseable {

  /** What a node does with what arrives; called by the threads of the transport. */
  interface Receiver {
    /** The bytes are valid until it returns. */
    void received(byte[] bytes, int offset, int length) throws IOException;

    /** Nothing more will arrive from somewhere. */
    void failed(IOException cause);
  }

  /** At which others reach this node. */
  int port();

  /** Returns when every node can be sent to; the others open their ports before. */
  void connect(int[] ports, Receiver receiver) throws IOException;

  /** By any thread; may block while buffers are full. */
  void send(int destination, PacketWriter packet) throws IOException;

  /** Whether a packet may get lost without an error. */
  boolean isLossy();

  /** Known from {@link #connect} on. */
  SocketBuffers buffers();

  @Override
  void close();
}
