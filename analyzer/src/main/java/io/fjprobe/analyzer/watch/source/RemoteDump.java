package io.fjprobe.analyzer.watch.source;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import jdk.management.jfr.FlightRecorderMXBean;
import jdk.management.jfr.RecordingInfo;

/** A JVM on another machine sends the end of one of its recordings, which goes on. */
final class RemoteDump implements Dump {

  private static final String BLOCK_SIZE = String.valueOf(1 << 18);

  private final FlightRecorderMXBean recorder;
  private final long recording;

  RemoteDump(FlightRecorderMXBean recorder, long recording) {
    this.recorder = recorder;
    this.recording = recording;
  }

  @Override
  public void write(long seconds, Path file) throws IOException {
    long clone = recorder.cloneRecording(recording, true);
    try {
      long stream = recorder.openStream(clone, options(clone, seconds));
      try (OutputStream out = Files.newOutputStream(file)) {
        for (byte[] block = recorder.readStream(stream);
            block != null;
            block = recorder.readStream(stream)) {
          out.write(block);
        }
      } finally {
        recorder.closeStream(stream);
      }
    } finally {
      recorder.closeRecording(clone);
    }
  }

  /** By the clock of that machine. */
  private Map<String, String> options(long clone, long seconds) {
    long stopped =
        recorder.getRecordings().stream()
            .filter(info -> info.getId() == clone)
            .mapToLong(RecordingInfo::getStopTime)
            .findFirst()
            .orElse(0);
    long start = Math.max(stopped - Duration.ofSeconds(seconds).toMillis(), 0);
    return Map.of("startTime", String.valueOf(start), "blockSize", BLOCK_SIZE);
  }
}
