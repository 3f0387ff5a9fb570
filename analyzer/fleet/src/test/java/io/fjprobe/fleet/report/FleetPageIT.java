package io.fjprobe.fleet.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.fleet.FleetFixture;
import io.fjprobe.testing.Browser;
import io.fjprobe.testing.Tab;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of answers in a real browser. */
class FleetPageIT {

  private static final String HOURS = "hours";

  @TempDir private static Path directory;
  private static Browser browser;
  private static Path page;

  private Tab tab;

  @BeforeAll
  static void open() throws Exception {
    browser = Browser.start();
    FleetFixture fleet = new FleetFixture();
    Path samples = FleetFixture.ROOT.resolve("samples");
    Path facts = directory.resolve("facts");
    assertThat(
            fleet.facts(
                facts,
                FleetFixture.SECOND / 2,
                FleetFixture.BLOCKED,
                samples.resolve("parallel-stream-on-25"),
                samples.resolve("small-tasks")))
        .as("%s", fleet.said)
        .isTrue();
    page = directory.resolve("fleet.html");
    fleet.page(facts, page);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void load() {
    tab = browser.open().size(1280, 900).load(page);
  }

  @AfterEach
  void nothingWentWrongAndNothingWasFetched() {
    assertThat(tab.problems()).isEmpty();
    assertThat(tab.requests()).isNotEmpty().allMatch(url -> url.startsWith("file:"));
  }

  /** JavaScript that finds the table of a question. */
  private static String table(String question) {
    return "[...document.getElementById('question-"
        + question
        + "').parentNode.children]"
        + ".find((e, i, all) => i > all.indexOf(document.getElementById('question-"
        + question
        + "')) && e.querySelector('table.answer'))";
  }

  private List<Double> column(String question, int column) {
    List<Double> numbers = new ArrayList<>();
    for (JsonNode text :
        tab.value(
            "(t => [...t.querySelectorAll('tr.searched')].map(r => r.children["
                + column
                + "].textContent))("
                + table(question)
                + ")")) {
      numbers.add(Double.valueOf(text.asText()));
    }
    return numbers;
  }

  @Test
  void aClickOnAHeadingSortsByItsNumbersAndAnotherTurnsThemRound() {
    int hours =
        tab.value(
                "(t => [...t.querySelectorAll('thead th')].findIndex(h => h.textContent === '"
                    + HOURS
                    + "'))("
                    + table("coverage")
                    + ")")
            .asInt();
    String click = table("coverage") + ".querySelectorAll('thead th')[" + hours + "]";
    tab.value(click + ".querySelector('button').click()");
    List<Double> falling = column("coverage", hours);
    assertThat(falling).hasSizeGreaterThan(2).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(tab.value(click + ".getAttribute('aria-sort')").asText()).isEqualTo("descending");

    tab.value(click + ".querySelector('button').click()");
    List<Double> rising = column("coverage", hours);
    assertThat(rising).isSorted().containsExactlyInAnyOrderElementsOf(falling);
    assertThat(rising).isNotEqualTo(falling);
  }

  @Test
  void aRowOpensItsEvidenceAndItsCourseAndClosesThem() throws Exception {
    String row = "(t => t.querySelector('button.open').closest('tr'))(" + table("findings") + ")";
    String below = row + ".nextElementSibling";
    assertThat(tab.value(below + ".hidden").asBoolean()).isTrue();
    tab.value(row + ".querySelector('button.open').click()");
    assertThat(tab.value(below + ".hidden").asBoolean()).isFalse();
    assertThat(tab.value(below + ".innerText").asText()).contains(".jfr");
    tab.shoot(Path.of("target", "fleet.png"));
    tab.value(row + ".querySelector('button.open').click()");
    assertThat(tab.value(below + ".hidden").asBoolean()).isTrue();
  }

  /** A mark for each moment, and no line where nothing is known; its range is said in words. */
  @Test
  void aSparklineShowsTheCourse() {
    JsonNode marks =
        tab.value(
            "[...document.querySelectorAll('svg.spark')].map(s => s.querySelectorAll('circle')"
                + ".length)");
    assertThat(marks).isNotEmpty().allSatisfy(n -> assertThat(n.asInt()).isGreaterThan(1));
    assertThat(tab.value("document.querySelectorAll('svg.spark path').length").asInt()).isZero();
    assertThat(tab.value("document.querySelector('svg.spark').getAttribute('aria-label')").asText())
        .startsWith("over time, from ");
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1280})
  void theVerdictIsSeenWithoutScrolling(int width) {
    tab.size(width, 800).load(page);
    JsonNode right =
        tab.value(
            "(t => [...t.querySelectorAll('th')].find(h => h.textContent === 'verdict')"
                + ".getBoundingClientRect().right)("
                + table("regressions")
                + ")");
    assertThat(right.asDouble()).isPositive().isLessThanOrEqualTo(width);
    assertThat(tab.value("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(width);
  }

  @Test
  void theSearchLeavesRowsThatMatch() {
    String shown =
        "[...document.querySelectorAll('tr.searched')].filter(r => r.offsetParent !== null).length";
    long all = tab.value(shown).asLong();
    String matches =
        tab.value(
                "new Promise(done => { const f = document.getElementById('search');"
                    + " f.value = 'small-tasks-that-nobody-has'; const m ="
                    + " document.getElementById('matches'); new MutationObserver(() =>"
                    + " done(m.textContent)).observe(m, {childList: true});"
                    + " f.dispatchEvent(new Event('input')); })")
            .asText();
    assertThat(matches).isEqualTo("no match");
    assertThat(tab.value(shown).asLong()).isZero();
    assertThat(all).isPositive();
  }
}
