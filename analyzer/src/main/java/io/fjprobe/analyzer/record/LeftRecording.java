package io.fjprobe.analyzer.record;

import io.fjprobe.analyzer.account.machine.JvmAccount;
import io.fjprobe.analyzer.recording.field.EventView;
import io.fjprobe.analyzer.recording.file.EventConsumer;
import io.fjprobe.analyzer.recording.file.EventReader;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import io.fjprobe.analyzer.recording.machine.JvmFacts;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a JVM of a run left.
 *
 * @param bytes 0: it did not come to write it
 * @param jdk null: it does not say
 * @param program main class or jar; "" if it does not say
 */
record LeftRecording(
    Path file, long pid, long bytes, @Nullable String jdk, int feature, String program) {

  /** The agent is to call recordings by this pattern. */
  static final String PATTERN = "%p.jfr";

  private static final String ENDING = ".jfr";

  /** Finds the recordings of all JVMs of a run, the largest first. */
  static List<LeftRecording> in(Path folder) throws IOException {
    List<LeftRecording> all = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : files) {
        all.add(of(file));
      }
    }
    all.sort((a, b) -> Long.compare(b.bytes, a.bytes));
    return all;
  }

  private static LeftRecording of(Path file) throws IOException {
    String name = file.getFileName().toString();
    String digits = name.substring(0, name.length() - ENDING.length());
    long pid = digits.matches("\\d{1,18}") ? Long.parseLong(digits) : -1;
    long bytes = Files.size(file);
    JvmInformation jvm = new JvmInformation();
    if (bytes > 0) {
      try {
        new EventReader(Progress.NONE).read(file, jvm);
      } catch (UnreadableRecordingException e) {
        bytes = 0; // it was cut off before its first part was whole
      }
    }
    JvmAccount account = jvm.account();
    return new LeftRecording(file, pid, bytes, account.jdk(), account.feature(), jvm.program());
  }

  /**
   * Whether the user means this one.
   *
   * @param name a class, with its package or without; or a jar, with its folder or without
   */
  boolean isOf(String name) {
    return program.equals(name) || program.endsWith("." + name) || program.endsWith("/" + name);
  }

  /** Describes it for the user. */
  String describe() {
    String size = String.format(Locale.ROOT, "%,d bytes", bytes);
    return (program.isEmpty() ? "a JVM" : program) + " (process " + pid + ", " + size + ")";
  }

  private static final class JvmInformation implements EventConsumer {

    private @Nullable JvmFacts facts;

    @Override
    public boolean wants(String type) {
      return type.equals("jdk.JVMInformation");
    }

    @Override
    public void begin(long startNanos) {
      // times are of no interest
    }

    @Override
    public void accept(EventView event) {
      facts =
          new JvmFacts(
              event.text("jvmName"),
              event.text("jvmVersion"),
              event.text("jvmArguments"),
              event.text("javaArguments"),
              0);
    }

    JvmAccount account() {
      return JvmAccount.of(facts);
    }

    String program() {
      return facts == null ? "" : facts.javaArguments().trim().split("\\s+")[0];
    }
  }
}
