package io.fjprobe.workloads.uperf.message;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Messages to one node, packed for one datagram or one write: token of the run, sender, and for
 * each message code, id, key, check byte, length and payload. The length of all that comes first,
 * for streams.
 */
public final class PacketWriter {
  /** What JGroups packs at most; a datagram over loopback has at most 65,507 bytes. */
  public static final int CAPACITY = 64_000;

  public static final int LENGTH_BYTES = 4;
  public static final int HEADER_BYTES = 8 + 4;
  static final int MESSAGE_BYTES = 1 + 8 + 4 + 1 + 4;
  public static final int MAX_PAYLOAD = CAPACITY - HEADER_BYTES - MESSAGE_BYTES;

  private final ByteBuffer buffer;
  private final long token;
  private final int sender;
  private int messages;

  /** For as many messages as fit. */
  public PacketWriter(long token, int sender) {
    this(CAPACITY, sender, token);
  }

  /** For one message. */
  public PacketWriter(long token, int sender, int payload) {
    this(HEADER_BYTES + MESSAGE_BYTES + payload, sender, token);
  }

  private PacketWriter(int capacity, int sender, long token) {
    this.buffer = ByteBuffer.allocate(LENGTH_BYTES + capacity);
    this.token = token;
    this.sender = sender;
    clear();
  }

  public void clear() {
    // a Buffer, for on JDK 8 a ByteBuffer has no such method of its own
    ((Buffer) buffer).clear();
    buffer.putInt(0).putLong(token).putInt(sender);
    messages = 0;
  }

  public boolean fits(Message message) {
    return buffer.remaining() >= MESSAGE_BYTES + message.payload.length;
  }

  public void put(Message message) {
    buffer.put((byte) message.kind.ordinal()).putLong(message.id).putInt(message.key);
    buffer.put(message.check).putInt(message.payload.length).put(message.payload);
    buffer.putInt(0, length());
    messages++;
  }

  public int messages() {
    return messages;
  }

  /** Of the packet, without the four bytes before it that hold this number. */
  public int length() {
    return buffer.position() - LENGTH_BYTES;
  }

  /** The length, and from {@link #LENGTH_BYTES} on the packet. */
  public byte[] bytes() {
    return buffer.array();
  }
}
