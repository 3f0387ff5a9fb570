package io.fjprobe.analyzer.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.text.Visible;
import java.util.List;
import org.junit.jupiter.api.Test;

class EscapesTest {

  private static final String HOSTILE =
      HostileScenario.ENDS_SCRIPT
          + HostileScenario.IMAGE
          + HostileScenario.COMMENT
          + HostileScenario.QUOTES;

  @Test
  void jsonCanNotLeaveItsScript() throws Exception {
    String json = Escapes.json(List.of(HOSTILE));
    assertThat(json).doesNotContain("<", ">", "&", "@", "\u2028", "\u2029");
    assertThat(new JsonMapper().readTree(json).get(0).asText()).isEqualTo(Visible.lines(HOSTILE));
  }

  @Test
  void aNumberThatIsNoneIsNull() {
    assertThat(Escapes.json(List.of(Double.NaN, 1.5, Double.POSITIVE_INFINITY)))
        .isEqualTo("[null,1.5,null]");
  }

  @Test
  void textIsNoMarkup() {
    assertThat(Escapes.html(HOSTILE)).doesNotContain("<", ">", "\"", "'", "@");
  }
}
