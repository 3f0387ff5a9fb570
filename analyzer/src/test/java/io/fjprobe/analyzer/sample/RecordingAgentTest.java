package io.fjprobe.analyzer.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.Contract;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import jdk.jfr.EventType;
import jdk.jfr.ValueDescriptor;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A sample whose recordings are by an earlier agent says so: these lack fields that
 * agent/events.txt has. Record them anew, or say it.
 */
class RecordingAgentTest {

  private static final String SAID = "by an earlier agent";
  private static final String OURS = "fjprobe.";

  static List<Sample> samples() {
    return Sample.ALL;
  }

  @ParameterizedTest
  @MethodSource("samples")
  void isTheOneThatTheTextSays(Sample sample) throws IOException {
    Set<String> missing = new TreeSet<>();
    for (Path recording : sample.files(".jfr")) {
      missing.addAll(missing(recording));
    }
    assertThat(sample.text().contains(SAID))
        .as("%s says \"%s\"; the recordings lack %s", sample, SAID, missing)
        .isEqualTo(!missing.isEmpty());
  }

  /** Fields of types of events that the recording knows. */
  private static Set<String> missing(Path recording) throws IOException {
    Set<String> missing = new TreeSet<>();
    try (RecordingFile file = new RecordingFile(recording)) {
      for (EventType type : file.readEventTypes()) {
        if (type.getName().startsWith(OURS)) {
          missing.addAll(missing(type));
        }
      }
    }
    return missing;
  }

  private static Set<String> missing(EventType type) {
    Set<String> recorded =
        type.getFields().stream().map(ValueDescriptor::getName).collect(Collectors.toSet());
    Map<String, Contract.Field> declared = Contract.events().getOrDefault(type.getName(), Map.of());
    return declared.keySet().stream()
        .filter(field -> !recorded.contains(field))
        .map(field -> type.getName() + "." + field)
        .collect(Collectors.toSet());
  }
}
