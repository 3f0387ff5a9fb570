package io.fjprobe.analyzer.watch.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.analyzer.finding.Diagnosis;
import io.fjprobe.analyzer.finding.Place;
import io.fjprobe.analyzer.finding.limit.Limits;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FindingHistoryTest {

  private final FindingHistory history = new FindingHistory(10);
  private List<Diagnosis> firing;

  @BeforeEach
  void findings() throws Exception {
    firing =
        Seen.in(
                DocumentationPage.ROOT.resolve("docs/recordings/blocked.jfr.gz"),
                null,
                Limits.standard())
            .findings();
    assertThat(firing).hasSizeGreaterThan(1);
  }

  @Test
  void aFindingKeepsTheMomentWhenItCame() {
    history.update(firing.subList(0, 1), 5);
    assertThat(history.update(firing, 7))
        .extracting(FindingHistory.Row::sinceNanos)
        .startsWith(5L, 7L);
  }

  @Test
  void oneThatIsGoneIsShownForAWhile() {
    history.update(firing.subList(0, 1), 0);
    assertThat(history.update(List.of(), 3))
        .singleElement()
        .isEqualTo(new FindingHistory.Row(firing.get(0), 3, true));
    assertThat(history.update(List.of(), 13)).hasSize(1);
    assertThat(history.update(List.of(), 14)).isEmpty();
  }

  @Test
  void oneThatComesAgainIsNew() {
    history.update(firing.subList(0, 1), 0);
    history.update(List.of(), 3);
    assertThat(history.update(firing.subList(0, 1), 4))
        .singleElement()
        .isEqualTo(new FindingHistory.Row(firing.get(0), 4, false));
  }

  /** One finding about one pool goes on while another one goes. */
  @Test
  void theSameFindingAboutAnotherPoolIsAnother() {
    history.update(List.of(about("a"), about("b")), 0);
    assertThat(history.update(List.of(about("b")), 1))
        .extracting(row -> row.diagnosis().place().pool(), FindingHistory.Row::gone)
        .containsExactly(tuple("b", false), tuple("a", true));
  }

  /** A JVM may have new pools each second. */
  @Test
  void fiveHundredPoolsThatCameAndWentAreForgotten() {
    for (int i = 0; i < 500; i++) {
      assertThat(history.update(List.of(about("pool-" + i)), i)).hasSizeLessThanOrEqualTo(12);
    }
    assertThat(history.update(List.of(), 600)).hasSize(1);
    assertThat(history.update(List.of(), 611)).isEmpty();
  }

  private Diagnosis about(String pool) {
    Diagnosis one = firing.get(0);
    return new Diagnosis(
        one.finding(),
        one.severity(),
        one.knownBy(),
        one.score(),
        new Place(pool, one.place().section(), false),
        one.effect(),
        one.statement());
  }
}
