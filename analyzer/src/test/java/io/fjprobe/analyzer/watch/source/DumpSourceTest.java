package io.fjprobe.analyzer.watch.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that has to be asked for what it recorded. */
class DumpSourceTest {

  private static final long HOUR = 3_600_000_000_000L;

  @TempDir private Path directory;
  private final AtomicInteger asked = new AtomicInteger();

  private DumpSource source(Dump dump) {
    return new DumpSource(
        "JVM 4711", dump, directory.resolve("dump.jfr"), windowNanos -> end -> end - windowNanos);
  }

  private void recording(long seconds, Path file) {
    asked.incrementAndGet();
    Path packed = DocumentationPage.ROOT.resolve("docs/recordings/blocked.jfr.gz");
    try (InputStream in = new GZIPInputStream(Files.newInputStream(packed))) {
      Files.copy(in, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void itIsNotAskedAgainSoSoon() throws Exception {
    DumpSource source = source(this::recording);
    long end = source.write(HOUR, directory.resolve("window.jfr"));
    assertThat(end).isPositive();
    assertThat(source.write(HOUR, directory.resolve("window.jfr"))).isEqualTo(end);
    assertThat(asked).hasValue(1);
  }

  @Test
  void whyThereIsNoDumpIsTold() {
    DumpSource source =
        source(
            (seconds, file) -> {
              throw new WatchException("the JVM wrote no recording");
            });
    assertThatThrownBy(() -> source.write(HOUR, directory.resolve("window.jfr")))
        .isInstanceOf(WatchException.class)
        .hasMessage("the JVM wrote no recording");
  }
}
