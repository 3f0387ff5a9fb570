package io.fjprobe.weaving;

import io.fjprobe.bootstrap.AgentSettings.Level;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.ParseException;
import jdk.jfr.Configuration;
import jdk.jfr.Recording;

/** The recording that the agent makes when the user makes none. */
final class OwnRecording {

  private static final String SETTINGS = "/fjprobe.jfc";

  private OwnRecording() {}

  static void start(Path file, Level level) {
    try (InputStream in = OwnRecording.class.getResourceAsStream(SETTINGS)) {
      Recording recording =
          new Recording(Configuration.create(new InputStreamReader(in, StandardCharsets.UTF_8)));
      recording.setName("fjprobe");
      recording.setDumpOnExit(true);
      recording.setDestination(file);
      if (level == Level.FULL) {
        recording.enable("fjprobe.WorkerIdle").withoutThreshold();
      }
      recording.start();
      if (level != Level.FULL) {
        SizeGovernor.start(recording);
      }
    } catch (IOException | ParseException | RuntimeException e) {
      throw new CannotObserveException("cannot start a recording", e);
    }
    System.err.println(
        "fjprobe: recording to "
            + file
            + " until the JVM exits; then: analyzer summarize "
            + file.getFileName());
  }
}
