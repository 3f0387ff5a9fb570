package io.fjprobe.analyzer.recording.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.field.EventView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Events come to exports once, and with the same values, whoever reads them. */
class EventReaderTest {

  private static final Path RECORDINGS = Path.of("src/test/resources/diagnosis");

  /** Prints all that an event has. */
  private static final class Printed implements EventConsumer {
    final List<String> events = new ArrayList<>();
    private final long broken;

    /**
     * @param broken the number of an event that is not taken the first time; -1: all are
     */
    Printed(long broken) {
      this.broken = broken;
    }

    private boolean failed;

    @Override
    public boolean wants(String type) {
      return type.startsWith("fjprobe.") || type.equals("jdk.JVMInformation");
    }

    @Override
    public void begin(long startNanos) {
      events.add("begins at " + startNanos);
    }

    @Override
    public void accept(EventView event) {
      if (events.size() == broken && !failed) {
        failed = true;
        throw new IllegalStateException("a value that can't be read");
      }
      StringBuilder text = new StringBuilder(event.type());
      text.append(' ').append(event.startNanos()).append(' ').append(event.durationNanos());
      text.append(' ').append(event.thread()).append(' ').append(event.line());
      for (EventView.Field field : event.fields()) {
        text.append(' ').append(field).append('=').append(event.value(field.name()));
      }
      events.add(text.toString());
    }
  }

  static Stream<Path> recordings() throws IOException {
    try (Stream<Path> files = Files.list(RECORDINGS)) {
      return files.filter(file -> file.toString().endsWith(".jfr.gz")).sorted().toList().stream();
    }
  }

  private static List<String> read(Path file, ReaderChoice choice, long broken) throws Exception {
    Printed printed = new Printed(broken);
    assertThat(new EventReader(Progress.NONE, choice).read(file, printed)).isEmpty();
    return printed.events;
  }

  @ParameterizedTest
  @MethodSource("recordings")
  void ourOwnReaderHandsOverTheSame(Path file) throws Exception {
    List<String> parsed = read(file, ReaderChoice.JMC, -1);
    assertThat(read(file, ReaderChoice.OWN, -1)).isEqualTo(parsed).hasSizeGreaterThan(1);
  }

  @Test
  void theParserGoesOnWhereOursGaveUp() throws Exception {
    Path file = recordings().findFirst().orElseThrow();
    List<String> whole = read(file, ReaderChoice.OWN, -1);
    assertThat(read(file, ReaderChoice.BOTH, whole.size() / 2)).isEqualTo(whole);
  }
}
