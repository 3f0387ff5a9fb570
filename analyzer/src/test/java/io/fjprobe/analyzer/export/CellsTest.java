package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellsTest {

  @Test
  void whatASpreadsheetTakesForAFormulaIsText() {
    assertThat(Cells.text("=1+2")).isEqualTo("'=1+2");
    assertThat(Cells.text("@SUM(A1)")).isEqualTo("'@SUM(A1)");
    assertThat(Cells.text("+cmd|' /C calc'!A0")).startsWith("'+");
    assertThat(Cells.text("-x")).isEqualTo("'-x");
  }

  @Test
  void numbersStay() {
    assertThat(Cells.text("-5")).isEqualTo("-5");
    assertThat(Cells.text("+1.5e3")).isEqualTo("+1.5e3");
    assertThat(Cells.of(-5L)).isEqualTo(-5L);
    assertThat(Cells.of(null)).isNull();
  }

  @Test
  void aNumberThatIsNoneIsAnEmptyCell() {
    assertThat(Cells.of(Double.NaN)).isNull();
    assertThat(Cells.of(Double.NEGATIVE_INFINITY)).isNull();
    assertThat(Cells.of(0.5)).isEqualTo(0.5);
  }

  @Test
  void aCellHoldsNoMoreThanSpreadsheetsTake() {
    assertThat(Cells.text("x".repeat(70_000))).hasSizeLessThan(32_767).contains("x...x");
    assertThat(Cells.text("\n".repeat(70_000))).hasSizeLessThan(32_767).startsWith("\\n");
  }
}
