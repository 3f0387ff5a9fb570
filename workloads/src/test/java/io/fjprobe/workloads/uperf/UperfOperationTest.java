package io.fjprobe.workloads.uperf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.uperf.cluster.Cluster;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.Counts;
import io.fjprobe.workloads.uperf.round.Report;
import io.fjprobe.workloads.uperf.transport.SocketBuffers;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The account of the requests, by nodes that cheat. */
class UperfOperationTest {
  private static final long REQUESTS = 10_000;

  /** A sound round: 8000 GETs, 2000 of them local, and 2000 PUTs to two nodes each. */
  private final Map<Count, Long> counted = new EnumMap<>(Count.class);

  private boolean closed;

  UperfOperationTest() {
    counted.put(Count.ISSUED, REQUESTS);
    counted.put(Count.COMPLETED, REQUESTS);
    counted.put(Count.GETS, 8_000L);
    counted.put(Count.LOCAL_GETS, 2_000L);
    counted.put(Count.PUTS, 2_000L);
    counted.put(Count.CALLS, 10_000L);
    counted.put(Count.SERVED, 10_000L);
  }

  private UperfOperation operation(String transport) {
    return new UperfOperation(Options.of("transport=" + transport), REQUESTS, new Cheats());
  }

  private void run() {
    operation("tcp").run(null, new Tally());
  }

  @Test
  void aSoundRoundIsFine() {
    assertThatCode(this::run).doesNotThrowAnyException();
    operation("tcp").close();
    assertThat(closed).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ISSUED    |  9999 | the number of requests issued is 9999, expected 10000
          COMPLETED |  9999 | requests completed and lost is 9999, expected 10000
          LOST      |     1 | requests completed and lost is 10001, expected 10000
          CALLS     | 10001 | the number of calls is 10001, expected 10000
          LOCAL_GETS|  1999 | the number of calls is 10000, expected 10001
          SERVED    |  9999 | the number of calls served is 9999, expected 10000
          """)
  void noticesWhatIsNotAccountedFor(Count count, long value, String message) {
    counted.put(count, value);
    assertThatThrownBy(this::run).hasMessage(message);
  }

  @Test
  void lostRequestsAreAccountedFor() {
    counted.put(Count.COMPLETED, REQUESTS - 1);
    counted.put(Count.LOST, 1L);
    Tally tally = new Tally();
    operation("udp").run(null, tally);
  }

  @Test
  void refusesTimesThatAreThoseOfRepetitions() {
    counted.put(Count.RETRANSMISSIONS, 101L);
    assertThatThrownBy(() -> operation("udp").run(null, new Tally()))
        .hasMessageStartingWith("101 of 10000 datagrams were lost, more than 1 %: a receive buffer")
        .hasMessageContaining("of 4711 bytes, asked for 100000,");
    counted.put(Count.DUPLICATES, 1L);
    assertThatCode(() -> operation("udp").run(null, new Tally())).doesNotThrowAnyException();
  }

  private final class Cheats implements Cluster {
    @Override
    public Report run(long requests) {
      Counts counts = new Counts();
      counted.forEach(counts::add);
      Report report = new Report(counts);
      for (long i = 0; i < counted.get(Count.COMPLETED); i++) {
        report.gets.record(1);
      }
      return report;
    }

    @Override
    public SocketBuffers buffers() {
      return new SocketBuffers(4_711, 1);
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
