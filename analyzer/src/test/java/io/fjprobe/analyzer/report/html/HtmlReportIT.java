package io.fjprobe.analyzer.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.JoinOrderScenario;
import io.fjprobe.analyzer.SpanScenario;
import io.fjprobe.analyzer.cli.OwnAnalyzer;
import io.fjprobe.analyzer.text.Visible;
import io.fjprobe.testing.Browser;
import io.fjprobe.testing.Tab;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page in a real browser. */
@ResourceLock(JoinOrderScenario.EVENTS_OF_THIS_JVM)
class HtmlReportIT {

  private static final String SEARCH =
      "new Promise(done => { const f = document.getElementById('search'); f.value = %s;"
          + " f.dispatchEvent(new Event('input')); const o = new MutationObserver(() => {"
          + " o.disconnect(); done(document.getElementById('matches').textContent); });"
          + " o.observe(document.getElementById('matches'), {childList: true}); })";

  /** A pixel of the timeline that nothing is drawn on. */
  private static final String TOP_LEFT =
      "(() => { const k = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});"
          + " k.drawImage(document.querySelector('canvas.lanes'), 0, 0);"
          + " return [...k.getImageData(0, 0, 1, 1).data].join(); })()";

  @TempDir private static Path directory;
  private static Browser browser;
  private static Path summary;
  private static Path comparison;
  private static Path same;
  private static Path hostile;
  private static Path scale;
  private static Path looked;
  private static String json;

  private Tab tab;

  @BeforeAll
  static void open() throws IOException {
    browser = Browser.start();
    Path base = JoinOrderScenario.record(directory.resolve("base.jfr"));
    Path next = JoinOrderScenario.record(directory.resolve("next.jfr"));
    summary = directory.resolve("summary.html");
    json = run("summarize", "--json", "--html", summary, base);
    comparison = directory.resolve("comparison.html");
    run("compare", "--force", "--html", comparison, base, next);
    same = directory.resolve("same.html");
    run("compare", "--force", "--html", same, base, base);
    scale = directory.resolve("scale.html");
    run("scale", "--html", scale, SpanScenario.record(directory.resolve("span.jfr")));
    looked = directory.resolve("looked.html");
    run(
        "summarize",
        "--html",
        looked,
        "src/main/resources/io/fjprobe/analyzer/cli/training.jfr.gz");
    hostile = directory.resolve("hostile.html");
    run("summarize", "--html", hostile, HostileScenario.record(directory.resolve("hostile.jfr")));
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  private static String run(Object... arguments) {
    return OwnAnalyzer.run(Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
  }

  @BeforeEach
  void newTab() {
    tab = browser.open().size(1280, 900);
  }

  @AfterEach
  void nothingWentWrongAndNothingWasFetched() {
    assertThat(tab.problems()).isEmpty();
    assertThat(tab.requests()).isNotEmpty().allMatch(url -> url.startsWith("file:"));
  }

  private long number(String expression) {
    return tab.value(expression).asLong();
  }

  private String text(String expression) {
    return tab.value(expression).asText();
  }

  private void assertAllDrawn(int charts) {
    assertThat(number("document.querySelectorAll('canvas').length")).isGreaterThanOrEqualTo(charts);
    assertThat(number("document.querySelectorAll('canvas:not([data-drawn])').length")).isZero();
    assertThat(number("document.querySelectorAll('canvas:not([aria-label])').length")).isZero();
    assertThat(
            number(
                "[...document.querySelectorAll('figure')].filter(f => !f.querySelector('table')).length"))
        .as("figures without a table")
        .isZero();
  }

  /** Colours that a canvas has, of which one is the ground. */
  private long colours(String selector) {
    return number(
        "(() => { const c = document.querySelector('"
            + selector
            + "'); const k = new OffscreenCanvas(c.width, c.height).getContext('2d',"
            + " {willReadFrequently: true}); k.drawImage(c, 0, 0);"
            + " const d = k.getImageData(0, 0, c.width, c.height).data;"
            + " const s = new Set(); for (let i = 0; i < d.length; i += 4)"
            + " s.add(d[i] + ',' + d[i + 1] + ',' + d[i + 2]); return s.size; })()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void allChartsAreDrawnInBothSchemes(String scheme) {
    tab.scheme(scheme).load(summary);
    assertAllDrawn(4);
    assertThat(colours("canvas.lanes")).isGreaterThan(5);
    String ground = text("getComputedStyle(document.body).backgroundColor");
    assertThat(ground).isEqualTo(scheme.equals("dark") ? "rgb(18, 23, 28)" : "rgb(255, 255, 255)");
  }

  /** It is below the bottle graph, and below what is first seen. */
  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void theFlameGraphHasAllOfTheTime(String scheme) {
    tab.scheme(scheme).load(looked);
    String bars = "[...document.querySelectorAll('.flame button:not(.hidden)')]";
    String second = bars + ".filter(b => parseInt(b.style.top) === 21)";
    assertThat(number("document.querySelectorAll('.flame').length")).isEqualTo(1);
    assertThat(
            number(
                "Math.round("
                    + second
                    + ".reduce((s, b) => s + parseFloat(b.style.width.slice(5)), 0))"))
        .as("percent of the width")
        .isEqualTo(100);
    assertThat(number("document.querySelector('.flame').getBoundingClientRect().top"))
        .isGreaterThan(900);
    assertThat(text(second + "[0].title")).startsWith("pool common: ").contains(" % of the time, ");

    tab.value("(" + bars + ".find(b => b.textContent === 'main').click(), 1)");
    assertThat(number(second + ".length")).as("what is chosen is alone").isEqualTo(1);
    assertThat(text("document.querySelector('.flame-words').textContent")).startsWith("main: ");
    tab.value("(document.querySelector('.flame button.whole').click(), 1)");
    assertThat(number(second + ".length")).isGreaterThan(1);
  }

  @Test
  void theFlameGraphFitsOntoAPhone() {
    tab.size(400, 800).load(looked);
    assertThat(number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(400);
    assertThat(number("document.querySelectorAll('.flame button:not(.hidden)').length"))
        .isGreaterThan(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void theChartsOfScaleAreDrawnWithTheirTablesOpen(String scheme) {
    tab.scheme(scheme).load(scale);
    assertAllDrawn(2);
    assertThat(number("document.querySelectorAll('figure details[open] table').length"))
        .isEqualTo(2);
    assertThat(text("document.querySelector('.verdict').textContent"))
        .contains("an operation cannot use more than 6 workers");
    assertThat(text("document.querySelector('figure table').textContent")).contains("445 ms");
    assertThat(colours("figure canvas")).isGreaterThan(5);
  }

  @Test
  void chartsFollowAChangeOfTheScheme() {
    tab.scheme("light").load(summary);
    assertThat(text(TOP_LEFT)).isEqualTo("255,255,255,255");
    tab.scheme("dark");
    tab.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    assertThat(text(TOP_LEFT)).isEqualTo("18,23,28,255");
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1280})
  void fitsTheWidth(int width) {
    for (Path page : new Path[] {summary, comparison, scale}) {
      tab.size(width, 800).load(page);
      tab.value("document.querySelectorAll('details').forEach(d => { d.open = true; })");
      assertThat(number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 1280})
  void theFirstChartIsOnTheFirstScreen(int width) {
    String bottom = "Math.ceil(document.querySelector('canvas').getBoundingClientRect().bottom)";
    tab.size(width, 800).load(summary);
    assertThat(number(bottom)).isLessThanOrEqualTo(800);
    tab.load(comparison);
    assertThat(number(bottom)).isLessThanOrEqualTo(800);
  }

  @Test
  void theFirstFindingIsBesideTheFirstChart() {
    tab.size(1280, 800).load(hostile);
    String top = "document.querySelector('%s').getBoundingClientRect().top";
    assertThat(number(top.formatted(".overview article"))).isLessThan(800);
    assertThat(number(top.formatted(".overview figure"))).isLessThan(800);
    assertThat(number("document.querySelectorAll('.overview article').length")).isEqualTo(1);
  }

  /** The same recording on both sides: nothing got better or worse, so nothing is green or red. */
  @Test
  void withoutADifferenceNothingIsGainedOrLost() {
    tab.load(same);
    assertThat(text("document.querySelector('.verdict').textContent"))
        .contains("no difference shown");
    assertThat(text("document.querySelector('.overview figure').textContent"))
        .contains("No difference of the wall time was shown");
    assertThat(number("document.querySelectorAll('canvas[aria-label^=Waterfall]').length"))
        .isZero();
    assertThat(
            text(
                "Chart.getChart(document.querySelector('canvas')).data.datasets"
                    + ".map(d => typeof d.backgroundColor).join()"))
        .as("one colour for all rows")
        .isEqualTo("string,string");
  }

  /**
   * Two steps are known, then nothing, then another step: each is level, and between is no line.
   */
  @Test
  void stepsAreLevelAndGapsAreGaps() throws Exception {
    tab.load(StepsScenario.page(directory));
    String chart = "Object.values(Chart.instances).find(c => c.data.datasets[0].label === '%s')";
    assertThat(
            text(
                "JSON.stringify("
                    + chart.formatted("forks")
                    + ".data.datasets[0].data.map(p => [p.x, p.y]))"))
        .isEqualTo("[[1,7],[2,9],[3,9],[3,null],[4,5],[5,5]]");
    assertThat(text("String(" + chart.formatted("forks") + ".data.datasets[0].stepped)"))
        .isEqualTo("true");
    assertThat(text(chart.formatted("workers") + ".data.datasets.map(d => d.showLine).join()"))
        .as("nothing is known between two statistics")
        .isEqualTo("false");
  }

  @Test
  void zoomsByButtonsAndKeys() {
    tab.load(summary);
    String said = "document.querySelector('.controls [role=status]').textContent";
    String all = text(said);
    tab.value("document.querySelector('button[aria-label=\"Zoom in\"]').click()");
    assertThat(text(said)).isNotEqualTo(all).doesNotStartWith("0 ns to");
    double from =
        tab.value(
                "Math.max(...Object.values(Chart.instances)"
                    + ".filter(c => c.config.type === 'line').map(c => c.options.scales.x.min))")
            .asDouble();
    assertThat(from).as("the charts over time follow").isPositive();
    tab.value("document.querySelector('canvas.lanes').focus()");
    tab.send("Input.dispatchKeyEvent", "type", "keyDown", "key", "0", "text", "0");
    assertThat(text(said)).isEqualTo(all);
  }

  @Test
  void zoomsToWhatIsDragged() {
    tab.load(summary);
    String said = "document.querySelector('.controls [role=status]').textContent";
    String all = text(said);
    tab.value("document.querySelector('canvas.lanes').scrollIntoView({block: 'center'})");
    JsonNode at =
        tab.value("document.querySelector('canvas.lanes').getBoundingClientRect().toJSON()");
    double y = at.get("y").asDouble() + 25;
    double x = at.get("x").asDouble() + at.get("width").asDouble() / 2;
    mouse("mousePressed", x, y);
    mouse("mouseMoved", x + 100, y);
    mouse("mouseReleased", x + 100, y);
    assertThat(text(said)).isNotEqualTo(all);
  }

  private void mouse(String type, double x, double y) {
    tab.send(
        "Input.dispatchMouseEvent",
        "type",
        type,
        "x",
        x,
        "y",
        y,
        "button",
        "left",
        "buttons",
        1,
        "clickCount",
        1);
  }

  @Test
  void searchFiltersLanesRowsAndFindings() {
    tab.load(hostile);
    String lanes = "Number(document.querySelector('canvas.lanes').dataset.lanes)";
    String rows = "document.querySelectorAll('tr.searched:not(.hidden)').length";
    long allRows = number(rows);
    assertThat(number(lanes)).isEqualTo(3);
    assertThat(text(SEARCH.formatted("'there is no such thing'"))).isEqualTo("no match");
    assertThat(number(lanes)).isZero();
    assertThat(text(SEARCH.formatted("'IMG src=x onerror'"))).contains("match");
    assertThat(number(lanes)).isEqualTo(3); // by the pool's name
    assertThat(text(SEARCH.formatted("'spare'"))).contains("match");
    assertThat(number(lanes)).isEqualTo(1);
    assertThat(number(rows)).isLessThan(allRows);
    text(SEARCH.formatted("''"));
    assertThat(number(rows)).isEqualTo(allRows);
  }

  @Test
  void theJsonInsideIsTheReport() throws IOException {
    tab.load(summary);
    String inside = text("document.getElementById('report').textContent");
    JsonMapper mapper = new JsonMapper();
    assertThat(mapper.readTree(inside)).isEqualTo(mapper.readTree(json));
  }

  @Test
  void showsTheLinesThatWait() throws IOException {
    tab.load(summary);
    JsonNode line =
        new JsonMapper()
            .readTree(json)
            .at("/recordings/0/account/sections/0/pools/0/joins/byLine/0/name");
    assertThat(line.asText()).contains(":");
    assertThat(text("[...document.querySelectorAll('figure th')].map(n => n.textContent).join()"))
        .contains("blocked in a join at " + line.asText());
  }

  @Test
  void comparisonsAreDrawn() {
    tab.load(comparison);
    assertAllDrawn(2);
    tab.value("document.querySelectorAll('details.fold').forEach(d => d.unfold())");
    assertThat(number("document.querySelectorAll('canvas.lanes').length")).isEqualTo(2);
    assertAllDrawn(4);
    assertThat(text("document.body.textContent")).contains("Comparability", "Evidence", "Measured");
  }

  @Test
  void namesAreOnlyText() {
    tab.load(hostile);
    assertAllDrawn(2);
    assertThat(tab.value("window.harmed === undefined").asBoolean()).isTrue();
    assertThat(number("document.querySelectorAll('img').length")).isZero();
    assertThat(number("document.scripts.length")).isEqualTo(5);
    assertThat(text("document.body.textContent"))
        .contains(HostileScenario.ENDS_SCRIPT, HostileScenario.IMAGE, HostileScenario.QUOTES);
    assertThat(text("[...document.querySelectorAll('tbody th')].map(n => n.textContent).join()"))
        .contains(Visible.of(HostileScenario.COMMENT));
  }

  @Test
  void printsInLightColours() {
    tab.scheme("dark").load(summary);
    // after the page's own listener
    tab.value(
        "addEventListener('beforeprint', () => { window.paper ="
            + " getComputedStyle(document.body).backgroundColor + ' ' + "
            + TOP_LEFT
            + "; })");
    byte[] pdf = tab.print();
    assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    assertThat(text("window.paper")).isEqualTo("rgb(255, 255, 255) 255,255,255,255");
    assertThat(text(TOP_LEFT)).as("afterwards").isEqualTo("18,23,28,255");
  }
}
