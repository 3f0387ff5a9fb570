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

  @ParameterizedTest
  @CsvSource({"500ms, 500", "30s, 30000", "5m, 300000", "168h, 604800000", "010s, 10000"})
  void durationHasAUnit(String text, long millis) {
    assertThat(parse("duration=" + text).duration().millis).isEqualTo(millis);
    assertThat(parse("duration=" + text).duration()).hasToString(text);
  }

  @Test
  void metricsAreAskedFor() {
    assertThat(parse(null).metrics()).isFalse();
    assertThat(parse("metrics=jmx").metrics()).isTrue();
    assertThatThrownBy(() -> parse("metrics=jxm"))
        .hasMessage("metrics=jxm is neither jmx nor off (did you mean 'jmx'?)");
  }

  @Test
  void withoutDurationTheJvmsExitIsTheEnd() {
    assertThat(parse("level=full").duration()).isNull();
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
        "duration=30  | duration=30 is not a time such as 30s, 5m or 1h (did you mean '30s'?)",
        "duration=5min | duration=5min is not a time such as 30s, 5m or 1h (did you mean '5m'?)",
        "duration=2 hours | duration=2 hours is not a time such as 30s, 5m or 1h (did you mean '2h'?)",
        "duration=9msec | duration=9msec is not a time such as 30s, 5m or 1h (did you mean '9ms'?)",
        "duration=7 days | duration=7 days is not a time such as 30s, 5m or 1h",
        "duration=30S | duration=30S is not a time such as 30s, 5m or 1h (did you mean '30s'?)",
        "duration=x   | duration=x is not a time such as 30s, 5m or 1h",
        "duration=    | duration= is not a time such as 30s, 5m or 1h",
        "duration=-1  | duration=-1 is not a time such as 30s, 5m or 1h",
        "duration=1.5s | duration=1.5s is not a time such as 30s, 5m or 1h",
        "duration=0   | duration=0 would record nothing: leave it out to record until the JVM exits",
        "duration=00ms | duration=00ms would record nothing: leave it out to record until the JVM exits",
        "duration=169h | duration=169h is longer than 168h, a week: leave it out to record until the JVM exits",
        "duration=99999999999999999999ms | duration=99999999999999999999ms is longer than 168h, a week: leave it out to record until the JVM exits",
        "durations=3s | unknown option 'durations' (did you mean 'duration'?)",
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
        "duration=30,level=full       | {level=full}",
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
