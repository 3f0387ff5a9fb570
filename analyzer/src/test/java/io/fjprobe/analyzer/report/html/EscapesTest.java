package io.fjprobe.analyzer.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
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
    assertThat(new JsonMapper().readTree(json).get(0).asText()).isEqualTo(HOSTILE);
  }

  @Test
  void textIsNoMarkup() {
    assertThat(Escapes.html(HOSTILE)).doesNotContain("<", ">", "\"", "'", "@");
  }
}
