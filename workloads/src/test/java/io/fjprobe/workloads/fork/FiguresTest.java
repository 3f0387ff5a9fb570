package io.fjprobe.workloads.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.launch.JavaHome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FiguresTest {

  @Test
  void addsUpMeasuredIterations() throws ForkFailure {
    Figures figures = ReportOf.measured(10, 200, 300L, 500L);
    assertThat(figures.operations).isEqualTo(20);
    assertThat(figures.nanosPerOperation()).isEqualTo(20);
    assertThat(figures.cpuNanosPerOperation()).isEqualTo(40);
    assertThat(figures.jdkVersion).isEqualTo("17.0.1");
    assertThat(figures.agentPresent).isFalse();
  }

  @Test
  void hasNoCpuTimeIfOneIterationHasNone() throws ForkFailure {
    Figures figures = ReportOf.measured(10, 200, null, 500L);
    assertThat(figures.cpuNanos).isNull();
    assertThat(figures.cpuNanosPerOperation()).isNaN();
  }

  @Test
  void failsWithoutMeasuredIterations() {
    assertThatThrownBy(() -> ReportOf.measured(1, 1)).hasMessage("it left no figures");
  }

  @Test
  void failsForAFileThatIsCutShort() {
    assertThatThrownBy(() -> Figures.of("{\"runs\": [")).hasMessage("it left no whole figures");
    assertThatThrownBy(() -> Figures.of("")).hasMessage("it left no figures");
  }

  @Test
  void ofAnotherJdkAreRefused() throws Exception {
    Figures figures = ReportOf.measured(1, 1, 1L); // of 17.0.1
    assertThatThrownBy(() -> figures.requireOf(new JavaHome("99", Path.of("/jdk"))))
        .isInstanceOf(ForkFailure.class)
        .hasMessage(Path.of("/jdk") + " is not JDK 99 but 17.0.1");
  }
}
