package io.fjprobe.weaving.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.event.NetworkStatisticsEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcNetworkTest {

  @TempDir Path directory;

  private final NetworkStatisticsEvent event = new NetworkStatisticsEvent();

  private boolean read(String text) throws IOException {
    return new ProcNetwork(Files.writeString(directory.resolve("netstat"), text)).read(event);
  }

  private void expect(long delayed, long timeouts, long overflows) {
    assertThat(event.delayedAcks).isEqualTo(delayed);
    assertThat(event.retransmissionTimeouts).isEqualTo(timeouts);
    assertThat(event.listenOverflows).isEqualTo(overflows);
  }

  @Test
  void numbersAreFoundByTheirNames() throws IOException {
    String other = "MPTcpExt: DelayedACKs\nMPTcpExt: 1\n";
    String names = "TcpExt: TW DelayedACKs ListenOverflows TCPTimeouts\n";
    assertThat(read(other + names + "TcpExt: 5 458 7 9\nIpExt: InOctets\nIpExt: 3\n")).isTrue();
    expect(458, 9, 7);
  }

  @Test
  void whatThisLinuxDoesNotCountIsNotKnown() throws IOException {
    assertThat(read("TcpExt: TW DelayedACKs TCPTimeouts\nTcpExt: 5 x\n")).isTrue();
    expect(-1, -1, -1);
  }

  @Test
  void thereIsNothingElsewhere() throws IOException {
    assertThat(read("IpExt: InOctets\nIpExt: 3\nTcpExt: TW\n")).isFalse();
    assertThat(new ProcNetwork(directory.resolve("none")).read(event)).isFalse();
  }
}
