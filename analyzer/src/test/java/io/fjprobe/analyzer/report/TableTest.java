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
}
