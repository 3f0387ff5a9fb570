package io.fjprobe.weaving.attach;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.weaving.attach.Request.Command;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RequestTest {

  @Test
  void arrivesAsItWasSent() {
    Map<String, String> options = Map.of("file", "/tmp/a, b&c=d?\u00e9%.jfr", "level", "full");
    String sent = new Request(Command.ATTACH, "4711", options).encode();

    Request received = Request.parse(sent);

    assertThat(sent).matches("\\p{ASCII}+").doesNotContain(",");
    assertThat(received.command).isEqualTo(Command.ATTACH);
    assertThat(received.id).isEqualTo("4711");
    assertThat(received.options).isEqualTo(options);
  }

  @Test
  void plainOptionsAreNoRequest() {
    assertThat(Request.parse("level=full")).isNull();
    assertThat(Request.parse("")).isNull();
    assertThat(Request.parse(null)).isNull();
  }

  @Test
  void anAnswerBelongsToItsRequest() {
    String said = new Answer(Answer.USAGE, "two\nlines").encode("a1");

    Answer heard = Answer.parse(said, "a1");

    assertThat(heard.exitCode).isEqualTo(Answer.USAGE);
    assertThat(heard.text).isEqualTo("two\nlines");
    assertThat(Answer.parse(said, "a")).isNull();
    assertThat(Answer.parse(null, "a1")).isNull();
  }
}
