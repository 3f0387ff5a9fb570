package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordingChoiceTest {

  private static final LeftRecording TOOL = left("/opt/tool.jar", 3, 900);
  private static final LeftRecording MAIN = left("com.acme.Main", 1, 500);
  private static final LeftRecording SMALL = left("com.acme.Main", 2, 100);

  private static LeftRecording left(String program, long pid, long bytes) {
    return new LeftRecording(Path.of(pid + ".jfr"), pid, bytes, "17", 17, program);
  }

  @Test
  void ofOneThereIsNoChoice() {
    RecordingChoice choice = RecordingChoice.of(List.of(MAIN), null, "com.acme.Other");
    assertThat(choice).isEqualTo(new RecordingChoice(MAIN, null, null));
  }

  @Test
  void elseTheLargestAndThatIsSaid() {
    RecordingChoice choice = RecordingChoice.of(List.of(TOOL, MAIN, SMALL), null, null);
    assertThat(choice.chosen()).isEqualTo(TOOL);
    assertThat(choice.note())
        .isEqualTo(
            "3 JVMs left recordings; kept is that of /opt/tool.jar (process 3, 900 bytes), the"
                + " largest; --main=CLASS chooses another; not kept: com.acme.Main (process 1, 500"
                + " bytes), com.acme.Main (process 2, 100 bytes)");
  }

  @Test
  void laterRunsKeepTheSameProgram() {
    RecordingChoice choice = RecordingChoice.of(List.of(TOOL, MAIN), null, "com.acme.Main");
    assertThat(choice.chosen()).isEqualTo(MAIN);
    assertThat(choice.note()).contains("500 bytes), as in the runs before; not kept: /opt/tool");
    assertThat(RecordingChoice.of(List.of(TOOL, MAIN), null, "com.acme.Gone").problem())
        .contains("none of its recordings is of com.acme.Gone, which its other runs recorded");
  }

  @Test
  void theUserChooses() {
    assertThat(RecordingChoice.of(List.of(TOOL, MAIN, SMALL), "Main", null).chosen())
        .isEqualTo(MAIN);
    assertThat(RecordingChoice.of(List.of(TOOL, MAIN), "tool.jar", "com.acme.Main").chosen())
        .isEqualTo(TOOL);
    assertThat(RecordingChoice.of(List.of(MAIN), "ain", null).problem())
        .isEqualTo(
            "none of its recordings is of ain, which --main names; there is com.acme.Main (process"
                + " 1, 500 bytes)");
  }
}
