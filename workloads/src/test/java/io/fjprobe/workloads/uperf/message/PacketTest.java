package io.fjprobe.workloads.uperf.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PacketTest {
  private static final long TOKEN = 0x1234_5678_9ABC_DEF0L;
  private static final int NODES = 3;

  private final Payload values = new Payload(1_000);

  private static Packet read(PacketWriter packet, int length) throws IOException {
    return Packet.read(packet.bytes(), PacketWriter.LENGTH_BYTES, length, TOKEN, NODES);
  }

  @Test
  void everyKindOfMessageArrivesAsItWas() throws IOException {
    Message get = Message.get(7, 999);
    Message put = Message.put(Long.MAX_VALUE, 1, values.of(1));
    List<Message> sent = List.of(get, Message.value(get, values.of(999)), put, Message.ack(put));
    PacketWriter writer = new PacketWriter(TOKEN, 2);
    sent.forEach(writer::put);

    Packet packet = read(writer, writer.length());

    assertThat(packet.sender).isEqualTo(2);
    assertThat(packet.messages).usingRecursiveComparison().isEqualTo(sent);
    assertThat(packet.messages.get(3).check).isEqualTo(put.check);
  }

  @Test
  void aPacketForOneMessageHasJustTheRoom() throws IOException {
    Message put = Message.put(1, 2, values.of(2));
    PacketWriter writer = new PacketWriter(TOKEN, 0, put.payload.length);
    assertThat(writer.fits(put)).isTrue();
    writer.put(put);
    assertThat(writer.fits(Message.get(2, 2))).isFalse();
    assertThat(writer.bytes()).hasSize(PacketWriter.LENGTH_BYTES + writer.length());
  }

  @Test
  void theLengthComesFirst() {
    PacketWriter writer = new PacketWriter(TOKEN, 0);
    writer.put(Message.get(1, 1));
    int length = PacketWriter.HEADER_BYTES + PacketWriter.MESSAGE_BYTES;
    assertThat(writer.length()).isEqualTo(length);
    assertThat(Arrays.copyOf(writer.bytes(), 4)).containsExactly(0, 0, 0, length);
    writer.clear();
    assertThat(writer.messages()).isZero();
    assertThat(writer.length()).isEqualTo(PacketWriter.HEADER_BYTES);
  }

  @Test
  void packetsOfOthersAreNotOurs() throws IOException {
    PacketWriter other = new PacketWriter(TOKEN + 1, 0);
    other.put(Message.get(1, 1));
    assertThat(read(other, other.length())).isNull();
    assertThat(Packet.read(new byte[3], 0, 3, TOKEN, NODES)).isNull();
  }

  @Test
  void damagedPacketsAreRefused() {
    PacketWriter writer = new PacketWriter(TOKEN, 0);
    Message put = Message.put(1, 1, values.of(1));
    writer.put(put);
    assertThatThrownBy(() -> read(writer, writer.length() - 1))
        .isInstanceOf(IOException.class)
        .hasMessage("a message of 1000 bytes where 999 are left");
    assertThatThrownBy(() -> read(writer, PacketWriter.HEADER_BYTES + 5))
        .isInstanceOf(IOException.class)
        .hasMessage("a packet of 17 bytes ends within a message");
    writer.bytes()[PacketWriter.LENGTH_BYTES + PacketWriter.HEADER_BYTES] = 4;
    assertThatThrownBy(() -> read(writer, writer.length()))
        .isInstanceOf(IOException.class)
        .hasMessage("a message of unknown kind 4");
    assertThatThrownBy(() -> read(new PacketWriter(TOKEN, NODES), PacketWriter.HEADER_BYTES))
        .isInstanceOf(IOException.class)
        .hasMessage("a packet of node 3 among 3");
  }

  @Test
  void theCheckByteTellsChangedBytesAndOtherRequests() {
    byte[] value = values.of(5);
    int unnoticed = 0;
    for (int i = 0; i < value.length; i++) {
      byte[] changed = value.clone();
      changed[i] ^= 1;
      unnoticed += Payload.check(1, changed) == Payload.check(1, value) ? 1 : 0;
      unnoticed += Payload.check(i + 2, value) == Payload.check(1, value) ? 1 : 0;
    }
    assertThat(unnoticed).as("of 2000, where one in 256 is to be expected").isLessThan(40);
    assertThat(values.of(5)).isEqualTo(new Payload(1_000).of(5)).isNotEqualTo(values.of(6));
  }
}
