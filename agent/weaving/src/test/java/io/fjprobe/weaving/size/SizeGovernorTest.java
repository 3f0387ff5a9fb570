package io.fjprobe.weaving.size;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeGovernorTest {

  private static final String PARK = "jdk.ThreadPark";
  private static final String SLEEP = "jdk.ThreadSleep";
  private static final String SOCKET = "jdk.SocketRead";

  private final Map<String, Integer> thresholds = new HashMap<>();
  private final Map<String, Long> bytes = new HashMap<>();

  private void event(String name, int threshold, long written) {
    thresholds.put(name, threshold);
    bytes.put(name, written);
  }

  private Map<String, Integer> raised(long grown) {
    return SizeGovernor.raised(thresholds, bytes, grown);
  }

  @ParameterizedTest(name = "{0} ms, {1} bytes more: {2} ms")
  @CsvSource({
    "1, 35001, 10",
    "10, 35001, 100",
    "1, 350000, 10",
    "1, 350001, 100",
    "100, 350001, 1000",
  })
  void raisesTheThresholdByHowFastTheRecordingGrows(int threshold, long grown, int next) {
    event(PARK, threshold, grown);
    assertThat(raised(grown)).containsExactly(Map.entry(PARK, next));
  }

  @ParameterizedTest(name = "{0} ms, {1} bytes more")
  @CsvSource({"1, -500", "1, 35000", "1000, 350001"})
  void leavesItWhereThatIsSlowOrNothingIsLeftToRaise(int threshold, long grown) {
    event(PARK, threshold, grown);
    assertThat(raised(grown)).isEmpty();
  }

  @Test
  void onlyWhatWritesMuchIsRaised() {
    event(SOCKET, 1, 60_000);
    event(SLEEP, 1, 20_000);
    event(PARK, 1, 50);
    assertThat(raised(80_050)).containsExactly(Map.entry(SOCKET, 10));
  }

  @Test
  void asManyAsItTakesAreRaised() {
    event(SOCKET, 1, 30_000);
    event(SLEEP, 1, 25_000);
    event(PARK, 1, 3_000);
    assertThat(raised(90_000))
        .as("park is rare")
        .containsOnly(Map.entry(SOCKET, 10), Map.entry(SLEEP, 10));
  }

  @Test
  void atFirstOnlyAFloodOfEventsAboutBlockingCounts() {
    event(PARK, 1, 300_000);
    event(SLEEP, 1, 50_001);
    assertThat(SizeGovernor.grown(5, bytes, 2_000_000)).isEqualTo(350_001);
    assertThat(SizeGovernor.grown(6, bytes, 2_000_000)).isEqualTo(2_000_000);
    event(SLEEP, 1, 50_000);
    assertThat(SizeGovernor.grown(5, bytes, 2_000_000)).isZero();
    assertThat(SizeGovernor.grown(6, bytes, 2_000_000)).isEqualTo(2_000_000);
  }

  @Test
  void otherEventsAreNoReasonToLoseThese() {
    event(PARK, 1, 1_000);
    assertThat(raised(1_000_000)).isEmpty();
  }
}
