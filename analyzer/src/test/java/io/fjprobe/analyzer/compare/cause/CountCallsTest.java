package io.fjprobe.analyzer.compare.cause;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountCallsTest {

  @Test
  void theOptionIsWrittenAsTheAgentTakesIt() {
    String advice =
        "to see whether Shop.load is called more often, record both sides with the agent's option"
            + " count=com.acme.Shop.load";
    assertThat(CountCalls.advice("com.acme.Shop.load:12", null)).isEqualTo(advice);
    assertThat(CountCalls.advice("com.acme.Shop.load", "com.acme.Shop.load:9")).isEqualTo(advice);
    assertThat(CountCalls.advice("com.acme.Shop.load", "com.acme.Shop.all:9 (lambda)"))
        .isEqualTo(advice);
    assertThat(CountCalls.advice("com.acme.Shop.load", "com.acme.Shop.all:9"))
        .isEqualTo(advice + ";com.acme.Shop.all");
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "com.acme.Shop.load:12 (lambda)",
        "com.acme.Shop.<init>:3",
        "Shop.lambda$load$0",
        "java.util.TreeMap.put:5"
      })
  void whatTheAgentCannotCountIsNotAskedFor(String line) {
    assertThat(CountCalls.advice(line, "com.acme.Shop.all:9")).isNull();
  }
}
