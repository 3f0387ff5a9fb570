package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordProgressTest {

  private static final long SECOND = 1_000_000_000L;

  private final StringWriter text = new StringWriter();

  private RecordProgress progress(boolean terminal) {
    Clock noon = Clock.fixed(Instant.parse("2026-01-01T12:00:00Z"), ZoneOffset.UTC);
    return new RecordProgress(new PrintWriter(text), terminal, noon);
  }

  @Test
  void plainLines() {
    RecordProgress progress = progress(false);
    progress.begins(0, 3, 0);
    progress.running("round 1, base", Duration.ofSeconds(1));
    progress.ended("round 1, base", 10 * SECOND, null, List.of());
    progress.note("round 1, new", "2 JVMs");
    progress.ended("round 1, new", 99 * SECOND, "exit code 1", List.of("oh"));
    progress.ended("round 2, new", 20 * SECOND, null, List.of());
    assertThat(text.toString().lines())
        .containsExactly(
            "1/3 round 1, base: 10.0 s; estimated end 12:00:20, in 20 s",
            "  round 1, new: 2 JVMs",
            "2/3 round 1, new: 99.0 s FAILED: exit code 1; estimated end 12:00:10, in 10 s",
            "    oh",
            "3/3 round 2, new: 20.0 s");
  }

  @Test
  void aProgramThatIsLeftOut() {
    RecordProgress progress = progress(false);
    progress.begins(0, 4, 0);
    progress.ended("round 1, base", 10 * SECOND, null, List.of());
    progress.ended("round 1, new", SECOND, "exit code 1", List.of());
    progress.leftOut("new", 1);
    progress.ended("round 2, base", 10 * SECOND, null, List.of());
    assertThat(text.toString().lines())
        .endsWith("  new is left out of the run to come", "3/3 round 2, base: 10.0 s");
  }

  @Test
  void earlierRunsTellHowLongItTakes() {
    RecordProgress progress = progress(true);
    progress.begins(2, 2, 10 * SECOND);
    progress.running("round 2, base", Duration.ofSeconds(4));
    assertThat(text.toString())
        .isEqualTo(
            "2 runs already exist, 2 are left"
                + System.lineSeparator()
                + "\r1/2 round 2, base: 4 s; estimated end 12:00:16, in 16 s");
  }

  @Test
  void theLineOfATerminalIsErased() {
    RecordProgress progress = progress(true);
    progress.begins(0, 1, 0);
    progress.running("x", Duration.ofSeconds(4));
    progress.ended("x", 5 * SECOND, null, List.of());
    assertThat(text.toString())
        .isEqualTo("\r1/1 x: 4 s\r          \r1/1 x: 5.0 s" + System.lineSeparator());
  }
}
