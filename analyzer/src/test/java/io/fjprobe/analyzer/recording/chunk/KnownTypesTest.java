package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class KnownTypesTest {

  private static final long ID = 100;

  private final KnownTypes known = new KnownTypes();

  private static ChunkBuilder chunk(String type) {
    return new ChunkBuilder().type(ID, type, ChunkBuilder.EVENT, "number 1");
  }

  private Types of(byte[] chunk) {
    ByteBuffer bytes = ByteBuffer.wrap(chunk);
    return known.of(ChunkBytes.of(bytes), ChunkHeader.read(bytes.duplicate()));
  }

  private Types of(ChunkBuilder chunk) {
    return of(chunk.build());
  }

  @Test
  void chunksThatDeclareTheSameShareIt() {
    Types first = of(chunk("com.acme.Note"));
    assertThat(of(chunk("com.acme.Note").event(ID, 7))).isSameAs(first);
  }

  @Test
  void chunksThatDeclareOtherTypesDoNot() {
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < 10; i++) { // more than are kept
        String name = "com.acme.Note" + i;
        assertThat(of(chunk(name)).shapes().get(ID).type()).isEqualTo(name);
      }
    }
  }

  /** The parser of JDK Mission Control judges whether it is broken. */
  @Test
  void whatIsNoListOfTypesIsRefused() {
    byte[] chunk = chunk("com.acme.Note").build();
    ByteBuffer bytes = ByteBuffer.wrap(chunk);
    Varints list =
        new Varints(ChunkBytes.of(bytes)).at(ChunkHeader.read(bytes.duplicate()).metadataOffset());
    list.number32(); // its size
    chunk[(int) list.position()] = (byte) ID;
    assertThatThrownBy(() -> of(chunk)).isInstanceOf(NotReadHereException.class);
  }

  @Test
  void aListThatIsShorterThanItsHeaderIsRefused() {
    byte[] chunk = chunk("com.acme.Note").event(0, new byte[] {0, 0, 0, 1}).build();
    int metadataOffset = 3 * Long.BYTES;
    ByteBuffer.wrap(chunk).putLong(metadataOffset, ChunkHeader.SIZE);
    assertThatThrownBy(() -> of(chunk)).isInstanceOf(NotReadHereException.class);
  }
}
