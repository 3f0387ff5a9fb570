package io.fjprobe.analyzer.account.number;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MostFrequentTest {

  @Test
  void ofLinesTheMostFrequentOneIsToldIfItIsMoreThanAsked() {
    MostFrequent lines = new MostFrequent();
    assertThat(lines.most()).isNull();
    lines.add("app.A.a:1", 3);
    lines.add("app.B.b:2", 4);
    lines.add("app.A.a:1", 2);
    lines.add(null, 9);
    assertThat(lines.most()).isEqualTo("app.A.a:1");
    assertThat(lines.most(4)).isEqualTo("app.A.a:1");
    assertThat(lines.most(5)).isNull();
  }
}
