package io.fjprobe.analyzer.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTest {

  @Test
  void whatTerminalsObeyIsShown() {
    assertThat(Visible.of("a\u001b[2Jb")).isEqualTo("a\\u001b[2Jb");
    assertThat(Visible.of("a\u009b2Jb\u007f")).isEqualTo("a\\u009b2Jb\\u007f");
    assertThat(Visible.of("a\nb\rc\td")).isEqualTo("a\\nb\\rc\\td");
  }

  @Test
  void whatChangesTheDirectionOrHidesIsShown() {
    assertThat(Visible.of("\u202egnp.exe\u2066")).isEqualTo("\\u202egnp.exe\\u2066");
    assertThat(Visible.of("a\u200bb\ufeff\u2028")).isEqualTo("a\\u200bb\\ufeff\\u2028");
  }

  @Test
  void halvesOfCharactersAreShownAndWholeOnesStay() {
    assertThat(Visible.of("x\ud800y\udc00")).isEqualTo("x\\ud800y\\udc00");
    String whole = "Gr\u00fc\u00dfe \ud83d\ude00 \u4e2d";
    assertThat(Visible.of(whole)).isEqualTo(whole).isEqualTo(Visible.lines(whole));
  }

  @Test
  void linesStayLines() {
    assertThat(Visible.lines("a\nb\u001bc\r")).isEqualTo("a\nb\\u001bc\\r");
  }

  @Test
  void bothEndsOfALongNameStay() {
    assertThat(Visible.cut("abcdefghij", 9)).isEqualTo("abc...hij");
    assertThat(Visible.cut("abcdefghij", 10)).isEqualTo("abcdefghij");
    assertThat(Visible.cut(null, 10)).isNull();
  }
}
