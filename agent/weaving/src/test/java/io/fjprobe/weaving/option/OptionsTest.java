package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionsTest {

  private static Options parse(String argument) {
    return Options.parse(argument, Map.of(), Map.of());
  }

  @Test
  void noArgumentMeansDefaults() {
    Options options = parse(null);

    assertThat(options.level()).isEqualTo("default");
    assertThat(options.file()).isNull();
    assertThat(options.strict()).isFalse();
    assertThat(options.taskBatches()).isFalse();
    assertThat(options.help()).isFalse();
  }

  @Test
  void readsAllOptions() {
    Options options = parse("level=full,tasks=batches,file=a=b.jfr,strict=true,help");

    assertThat(options.level()).isEqualTo("full");
    assertThat(options.file()).isEqualTo("a=b.jfr");
    assertThat(options.strict()).isTrue();
    assertThat(options.taskBatches()).isTrue();
    assertThat(options.help()).isTrue();
  }

  @Test
  void looksAreFiftyASecondUnlessSaidOtherwise() {
    assertThat(parse(null).looks()).isEqualTo(50);
    assertThat(parse("looks=20").looks()).isEqualTo(20);
    assertThat(parse("looks=off").looks()).isZero();
    assertThat(parse("level=counters").looks()).isZero();
    assertThat(parse("level=counters,looks=20").looks()).isEqualTo(20);
  }

  @Test
  void labelsAreKeptAsTheyAre() {
    assertThat(parse("labels=service:orders;url:http://a:80").labels())
        .isEqualTo("service:orders;url:http://a:80");
    assertThat(parse("labels=").labels()).isEmpty();
    assertThat(parse(null).labels()).isEmpty();
  }

  @Test
  void argumentWinsOverPropertyWinsOverEnvironment() {
    Map<String, String> properties = Map.of("fjprobe.level", "full", "fjprobe.file", "p.jfr");
    Map<String, String> environment =
        Map.of("FJPROBE_LEVEL", "default", "FJPROBE_FILE", "e.jfr", "FJPROBE_STRICT", "true");

    Options options = Options.parse("level=counters", properties, environment);

    assertThat(options.level()).isEqualTo("counters");
    assertThat(options.file()).isEqualTo("p.jfr");
    assertThat(options.strict()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "levle=full   | unknown option 'levle' (did you mean 'level'?)",
        "verbose=yes  | unknown option 'verbose'",
        "full         | 'full' is not of the form <option>=<value>",
        "labels=a;b:c | labels=a;b:c: 'a' is not of the form name:value, such as service:orders;host:node-7",
        "labels=1:c   | labels=1:c: '1:c' is not of the form name:value, such as service:orders;host:node-7",
        "level=most   | level=most is not one of counters, default, full",
        "level=full,tasks=some | tasks=some is not one of single, batches",
        "tasks=batches | tasks=batches needs level=full: at level=default no tasks are recorded",
        "looks=0      | looks=0 is neither off nor a number of looks a second, 1 to 100",
        "looks=101    | looks=101 is neither off nor a number of looks a second, 1 to 100",
        "strict=maybe | strict=maybe is neither true nor false",
        "file=        | file= needs a file name",
      })
  void saysWhatIsWrong(String argument, String message) {
    assertThatThrownBy(() -> parse(argument))
        .isInstanceOf(OptionException.class)
        .hasMessage(message);
  }

  /** What is wrong costs only itself. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "levle=full,labels=a:b        | {labels=a:b}",
        "level=most,strict=true       | {strict=true}",
        "level=full,tasks=batch       | {level=full}",
        "level=ful,tasks=batches      | {}",
        "labels=a;b:c;d:e             | {labels=b:c;d:e}",
        "strict=yes,level=counters    | {level=counters}",
        "file=,level=full             | {level=full}",
        "operation=a.B.c;wrong;a.B.<init>;a.B.d()La/C;;a.E.* | {operation=a.B.c;a.B.d()La/C;;a.E.*}",
        "operation=wrong,level=full   | {level=full}",
      })
  void theRestIsTaken(String argument, String rest) {
    Options options = Options.parseValid(argument, Map.of(), Map.of());

    assertThat(options.given()).hasToString(rest);
    assertThat(options.problems()).isNotEmpty();
    assertThat(Options.of(options.given()).given()).isEqualTo(options.given());
  }

  @Test
  void mayMeanAnother() {
    assertThat(
            Options.parseValid("level=fulll,tasks=batch,strict=ture", Map.of(), Map.of())
                .problems())
        .hasSize(3)
        .anyMatch(each -> each.endsWith("(did you mean 'full'?)"))
        .anyMatch(each -> each.endsWith("(did you mean 'batches'?)"))
        .anyMatch(each -> each.endsWith("(did you mean 'true'?)"));
  }

  @Test
  void charactersThatATerminalObeysAreNotInNames() {
    assertThatThrownBy(() -> parse("operation=a.B\u001b[31m.c"))
        .hasMessageEndingWith(" has characters that cannot be shown");
    assertThatThrownBy(() -> parse("labels=a:\u001b[31m")).hasMessageContaining("name:value");
  }

  @Test
  void strictIsKnownEvenIfTheRestIsWrong() {
    assertThat(Options.asksForStrict("strict=true,nonsense", Map.of(), Map.of())).isTrue();
    assertThat(Options.asksForStrict("nonsense", Map.of("fjprobe.strict", "true"), Map.of()))
        .isTrue();
    assertThat(Options.asksForStrict("unstrict=true", Map.of(), Map.of())).isFalse();
  }
}
