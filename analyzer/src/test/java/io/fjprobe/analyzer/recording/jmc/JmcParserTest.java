package io.fjprobe.analyzer.recording.jmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.recording.chunk.BrokenChunkException;
import io.fjprobe.analyzer.recording.chunk.ChunkSinks;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class JmcParserTest {

  private static final ChunkSinks NONE =
      new ChunkSinks() {
        @Override
        public Consumer<EventValues> of(String type, Fields fields) {
          return null;
        }

        @Override
        public void count(String type, long events) {
          throw new AssertionError("there are no events");
        }
      };

  @Test
  void saysHowFarItCameAndKeepsItsWarningsToItself() {
    ParsedEvents events = new ParsedEvents(NONE, type -> true);
    assertThatThrownBy(
            () ->
                JmcParser.parse(
                    new ByteArrayInputStream("no recording".getBytes(StandardCharsets.UTF_8)),
                    events))
        .isInstanceOf(BrokenChunkException.class)
        .hasMessageEndingWith(", before its first event");
    assertThat(Logger.getLogger("org.openjdk.jmc.flightrecorder").isLoggable(Level.SEVERE))
        .isFalse();
  }
}
