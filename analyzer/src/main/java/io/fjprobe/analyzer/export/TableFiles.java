package io.fjprobe.analyzer.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Files of one folder for tables whose names come from a recording. Whatever these are, a file is
 * in the folder, every system can have it, and no two tables share one.
 */
final class TableFiles {

  /** At most this many files are made, far more than the agent has events. */
  private static final int MOST = 500;

  /** At most this many characters of the name of a table are used. */
  private static final int LONGEST = 100;

  private static final String SUFFIX = ".csv";

  private static final Pattern UNUSUAL = Pattern.compile("[^A-Za-z0-9._-]");
  private static final Pattern ENDS = Pattern.compile("^\\.+|\\.+$");

  /** Windows takes these names for devices, in any directory and with any suffix. */
  private static final Pattern DEVICES =
      Pattern.compile("(?i)(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|COM\\d|LPT\\d)(\\..*)?");

  private final Path directory;
  private final Set<String> taken = new HashSet<>();

  TableFiles(Path directory) {
    this.directory = directory;
  }

  Path file(String table) throws IOException {
    if (taken.size() == MOST) {
      throw new IOException("the recording has more than " + MOST + " types of our events");
    }
    String name = name(table);
    for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) {
      name = name(table) + "-" + number;
    }
    Path file = directory.resolve(name + SUFFIX);
    if (!directory.equals(file.getParent())) {
      throw new IOException("no file of " + directory + ": " + file);
    }
    return file;
  }

  private static String name(String table) {
    String name = UNUSUAL.matcher(table).replaceAll("_");
    name = ENDS.matcher(name.substring(0, Math.min(name.length(), LONGEST))).replaceAll("_");
    return name.isEmpty() || DEVICES.matcher(name).matches() ? "_" + name : name;
  }
}
