package io.fjprobe.workloads.uperf.message;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** What arrived in one datagram, or was written at once. */
public final class Packet {
  private static final Message.Kind[] KINDS = Message.Kind.values();

  public final int sender;
  public final List<Message> messages;

  private Packet(int sender, List<Message> messages) {
    this.sender = sender;
    this.messages = messages;
  }

  /**
   * Copies what it needs.
   *
   * @return null if it is of another run, or of no run at all
   * @throws IOException if it is of this run and damaged
   */
  public static Packet read(byte[] bytes, int offset, int length, long token, int nodes)
      throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes, offset, length);
    if (length < PacketWriter.HEADER_BYTES || buffer.getLong() != token) {
      return null;
    }
    int sender = buffer.getInt();
    if (sender < 0 || sender >= nodes) {
      throw new IOException("a packet of node " + sender + " among " + nodes);
    }
    List<Message> messages = new ArrayList<>();
    try {
      while (buffer.hasRemaining()) {
        messages.add(message(buffer));
      }
    } catch (BufferUnderflowException e) {
      throw new IOException("a packet of " + length + " bytes ends within a message", e);
    }
    return new Packet(sender, messages);
  }

  private static Message message(ByteBuffer buffer) throws IOException {
    int code = buffer.get();
    if (code < 0 || code >= KINDS.length) {
      throw new IOException("a message of unknown kind " + code);
    }
    long id = buffer.getLong();
    int key = buffer.getInt();
    byte check = buffer.get();
    int length = buffer.getInt();
    if (length < 0 || length > buffer.remaining()) {
      throw new IOException(
          "a message of " + length + " bytes where " + buffer.remaining() + " are left");
    }
    byte[] payload = new byte[length];
    buffer.get(payload);
    return new Message(KINDS[code], id, key, check, payload);
  }
}
