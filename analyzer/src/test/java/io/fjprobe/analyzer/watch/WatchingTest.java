package io.fjprobe.analyzer.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.watch.source.Source;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is over has to be out of sight when it is older than the window. */
class WatchingTest {

  @ParameterizedTest
  @CsvSource({"10,1,8", "5,1,3", "30,5,24", "4,1,2", "2,1,1", "1,1,0.5", "10,60,5"})
  void aFrameIsNeverOlderThanTheWindow(int window, int period, double reach) {
    assertThat(Watching.reach(Duration.ofSeconds(window), Duration.ofSeconds(period)))
        .isEqualTo(Duration.ofMillis(Math.round(reach * 1000)));
  }

  /** An old JVM is asked for a dump every 3 s: what it says may be as old as that. */
  @ParameterizedTest
  @CsvSource({"0,8", "1,8", "3,6"})
  void looksBackLessFarWhereNewsTakeLonger(int period, int reach) throws Exception {
    AtomicLong asked = new AtomicLong();
    Source source =
        new Source() {
          @Override
          public String name() {
            return "a JVM";
          }

          @Override
          public long write(long windowNanos, Path to) {
            asked.set(windowNanos);
            return 0;
          }

          @Override
          public Duration period() {
            return Duration.ofSeconds(period);
          }
        };
    Watching watching =
        new Watching(source, Duration.ofSeconds(10), Path.of("none.jfr"), null, Limits.standard());
    watching.run(new PlainView(new PrintWriter(new StringWriter())), Duration.ofSeconds(1), 1);
    assertThat(asked).hasValue(Duration.ofSeconds(reach).toNanos());
  }
}
