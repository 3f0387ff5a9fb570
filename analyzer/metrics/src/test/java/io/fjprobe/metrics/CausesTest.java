package io.fjprobe.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InvalidClassException;
import java.rmi.ServerException;
import org.junit.jupiter.api.Test;

class CausesTest {

  @Test
  void theFirstCauseIsSaid() {
    assertThat(Causes.last(new IOException("outer", new IllegalStateException("inner\nmore"))))
        .isEqualTo("IllegalStateException: inner");
    assertThat(Causes.last(new IOException("alone"))).isEqualTo("IOException: alone");
  }

  @Test
  void aFilterIsNamedWithWhatToLetPass() {
    InvalidClassException rejected = new InvalidClassException("filter status: REJECTED");
    assertThat(Causes.last(new ServerException("in server thread", rejected)))
        .startsWith("InvalidClassException: filter status: REJECTED. The program has a filter")
        .contains("javax.management.**", "-Dhelidon.serialFilter.pattern");
  }
}
