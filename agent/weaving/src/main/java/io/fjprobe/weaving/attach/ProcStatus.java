package io.fjprobe.weaving.attach;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What Linux says of a process in {@code /proc/PID/status}. */
final class ProcStatus {

  private static final File PROCESSES = new File("/proc");

  private static final int QUIT = 3;

  private final Map<String, String> values = new HashMap<>();

  ProcStatus(List<String> lines) {
    for (String line : lines) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        values.put(line.substring(0, colon), line.substring(colon + 1).trim());
      }
    }
  }

  /** Null if there is no such process, or if this is not Linux. */
  static ProcStatus of(String pid) {
    File file = new File(new File(PROCESSES, pid), "status");
    try {
      // a process may have any name
      return new ProcStatus(Files.readAllLines(file.toPath(), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return null;
    }
  }

  /** Whether the system says it of any process. */
  static boolean isKnown() {
    return of("self") != null;
  }

  /** The process ids that this user sees. */
  static List<String> pids() {
    String[] names = PROCESSES.list((folder, name) -> isPid(name));
    return names == null ? Collections.emptyList() : Arrays.asList(names);
  }

  static boolean isPid(String name) {
    return name.matches("[1-9][0-9]*");
  }

  /** Of those that do not, QUIT is the end. */
  boolean handlesQuit() {
    String handled = values.getOrDefault("SigCgt", "");
    return handled.isEmpty() || (Long.parseUnsignedLong(handled, 16) >>> (QUIT - 1) & 1) == 1;
  }

  /**
   * The id that the process has for itself: another one than here if it is in another PID
   * namespace.
   */
  String innerPid(String pid) {
    String ids = values.getOrDefault("NSpid", pid); // not said before Linux 4.1
    return ids.substring(ids.lastIndexOf('\t') + 1);
  }
}
