package io.fjprobe.analyzer.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

  private static final List<String> KNOWN = List.of("service", "host", "joinBlocked");

  @Test
  void theMostSimilarNameIsMeant() {
    assertThat(Nearest.didYouMean("servce", KNOWN)).isEqualTo("; did you mean 'service'?");
    assertThat(Nearest.didYouMean("joinBlocke", KNOWN)).contains("'joinBlocked'");
    assertThat(Nearest.didYouMean("hots", List.of("cost", "host"))).isEmpty();
    assertThat(Nearest.didYouMean("hst", KNOWN)).contains("'host'");
  }

  @Test
  void whatIsLikeNoneIsNotGuessed() {
    assertThat(Nearest.didYouMean("luck", KNOWN)).isEmpty();
    assertThat(Nearest.didYouMean("", KNOWN)).isEmpty();
  }
}
