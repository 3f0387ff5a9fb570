package io.fjprobe.analyzer.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableTest {

  private static String print(Table table) {
    Page page = new Page();
    table.printTo(page);
    return page.toString();
  }

  @Test
  void numbersAreAlignedAtTheRight() {
    assertThat(print(new Table("T", "n", "m").row("a", "1", "2").row("b", "100", "20")))
        .isEqualTo(
            """

            T                             n   m
              a                           1   2
              b                         100  20
            """);
  }

  @Test
  void wordsBeginAtTheLeftAndStayWhole() {
    String words = "words ".repeat(8).strip();
    assertThat(print(Table.withWords("T", "n", "w").row("a", "1", "x").row("b", "100", words)))
        .isEqualTo(
            """

            T                             n  w
              a                           1  x
              b                         100  %s
            """
                .formatted(words));
  }

  @Test
  void aColumnWithoutContentIsLeftOut() {
    assertThat(print(new Table("T", "", "m").row("a", "", "2")))
        .isEqualTo(
            """

            T                           m
              a                         2
            """);
  }

  @Test
  void longNamesLeaveRoomForTheNumbers() {
    String table = print(new Table("T", "n").row("x".repeat(200), "1"));
    assertThat(table.lines()).allMatch(line -> line.length() <= Page.WIDTH);
    assertThat(table).contains("..").contains("  1\n");
  }

  @Test
  void aLongLineOfCodeGoesOnBelowWithItsCaller() {
    String line = "socket read at com.acme.shop.orders.PriceReport.price:41";
    String library = " through org.apache.http.impl.io.SessionInputBuffer.fill:140";
    String caller = " called from com.acme.shop.orders.PriceReport.report:37 (lambda)";
    String table = print(new Table("T", "n").row(line + library + caller, "1").row("short", "2"));
    assertThat(table.lines().map(String::strip).map(row -> row.replaceFirst(" {2,}", " = ")))
        .contains(line + " = 1", library.strip(), caller.strip());
    assertThat(table.lines()).allMatch(row -> row.length() <= Page.WIDTH);
  }

  @Test
  void aLongActivityGoesOnBelowAndLosesNoWord() {
    String activity =
        "pool shop-pekko.actor.default-dispatcher: is blocked outside the JVM at Buyer.price:33";
    Page page = new Page(60);
    new Table("T", "n").row(activity, "1").row("short", "2").printTo(page);
    assertThat(page.toString().lines().map(line -> line.replaceFirst(" {2,}\\d$", "").strip()))
        .containsSequence(
            "pool shop-pekko.actor.default-dispatcher: is blocked",
            "outside the JVM at Buyer.price:33");
    assertThat(page.toString().lines()).allMatch(line -> line.length() <= 60);
  }

  @Test
  void extremeNumbersStayWholeAndNeedAWiderPage() {
    String extreme = "9".repeat(40);
    String table = print(new Table("T", "a", "b", "c").row("name", extreme, extreme, extreme));
    assertThat(table).contains("  name").contains(("  " + extreme).repeat(3));
  }
}
