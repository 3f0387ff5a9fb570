package io.fjprobe.workloads.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.options.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.options.CommandLineOptions;

class ForkRecordingsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-javaagent:fjprobe.jar=file=a.jfr",
        "-javaagent:/opt/fjprobe-0.1.0.jar=level=full,file=a.jfr,strict=true",
        "-Dfjprobe.file=a.jfr"
      })
  void refusesOneFileForAllForks(String argument) {
    assertThatThrownBy(() -> ForkRecordings.refuseOneForAll(List.of("-Xmx1g", argument), null))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("file=a.jfr for the recordings of all forks");
  }

  @Test
  void refusesOneFileThatTheEnvironmentNames() {
    assertThatThrownBy(() -> ForkRecordings.refuseOneForAll(List.of(), "a.jfr"))
        .isInstanceOf(UsageException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-javaagent:fjprobe.jar",
        "-javaagent:fjprobe.jar=level=full",
        "-javaagent:fjprobe.jar=file=a-%p.jfr,level=full",
        "-javaagent:other.jar=file=a.jfr",
        "-Dfjprobe.file=%t-%p.jfr"
      })
  void leavesOthersAlone(String argument) {
    assertThatCode(() -> ForkRecordings.refuseOneForAll(List.of(argument), "b-%p.jfr"))
        .doesNotThrowAnyException();
  }

  @Test
  void knowsARunWithoutForks() throws Exception {
    assertThat(ForkRecordings.areOfForks(new CommandLineOptions("-f", "0"))).isFalse();
    assertThat(ForkRecordings.areOfForks(new CommandLineOptions("-f", "2"))).isTrue();
    assertThat(ForkRecordings.areOfForks(new CommandLineOptions())).isTrue();
  }
}
