package io.fjprobe.weaving.attach;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * What a JVM says of itself in its file {@code hsperfdata_USER/PID}. Other users write such files
 * too: whatever is in one, at most its JVM has no name.
 */
final class PerfData {

  private static final int MAGIC = 0xcafec0c0;
  private static final int LITTLE_ENDIAN = 1;
  private static final byte TEXT = 'B';
  private static final int SHORTEST_ENTRY = 20;

  /** Usually a file has 32 KB, and begins with what is read here. */
  private static final int READ = 1 << 16;

  /** Main class or jar, and its arguments; empty if it does not say. */
  final String command;

  /** False with -XX:+DisableAttachMechanism. */
  final boolean canBeAttachedTo;

  private PerfData(String command, String capabilities) {
    this.command = command;
    this.canBeAttachedTo = !capabilities.startsWith("0");
  }

  /** Null if it is no such file, or not for this user to read. */
  static PerfData read(File file) {
    if (!file.isFile()) {
      return null; // a pipe would have to be waited for
    }
    byte[] bytes = new byte[(int) Math.min(file.length(), READ)];
    try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
      in.readFully(bytes);
      return parse(bytes);
    } catch (IOException e) {
      return null;
    }
  }

  static PerfData parse(byte[] file) {
    String command = "";
    String capabilities = "";
    try {
      ByteBuffer in = ByteBuffer.wrap(file);
      if (in.getInt(0) != MAGIC) {
        return null;
      }
      in.order(in.get(4) == LITTLE_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
      int entry = in.getInt(24);
      for (int left = in.getInt(28); left > 0; left--) {
        String name = text(file, entry + in.getInt(entry + 4));
        if (in.get(entry + 12) == TEXT && name.equals("sun.rt.javaCommand")) {
          command = text(file, entry + in.getInt(entry + 16));
        } else if (in.get(entry + 12) == TEXT && name.equals("sun.rt.jvmCapabilities")) {
          capabilities = text(file, entry + in.getInt(entry + 16));
        }
        entry += Math.max(in.getInt(entry), SHORTEST_ENTRY);
      }
    } catch (IndexOutOfBoundsException e) {
      // damaged, longer, or still being written: what was read counts
    }
    return new PerfData(command, capabilities);
  }

  /** Up to its zero. */
  private static String text(byte[] file, int start) {
    int zero = start;
    while (file[zero] != 0) {
      zero++;
    }
    return new String(file, start, zero - start, StandardCharsets.UTF_8);
  }
}
