package io.fjprobe.weaving.jvm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The command line of this JVM as Linux shows it. */
public final class CommandLine {

  private static final Path FILE = Paths.get("/proc/self/cmdline");

  /** Options also come from here. */
  private static final List<String> VARIABLES =
      Arrays.asList("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

  /** What may bring more options from somewhere else. */
  private static final List<String> REFERENCES =
      Arrays.asList("@", "-XX:Flags", "-XX:VMOptionsFile", "ReadVMOptionsFile");

  private CommandLine() {}

  /** False if the option may be there. */
  public static boolean surelyWithout(String option) {
    if (!"SUN_STANDARD".equals(System.getProperty("sun.java.launcher"))) {
      return false; // a launcher of its own, which may give the JVM what it likes
    }
    try {
      String line = new String(Files.readAllBytes(FILE), StandardCharsets.ISO_8859_1);
      return surelyWithout(option, line.split("\0"), System.getenv());
    } catch (IOException e) {
      return false;
    }
  }

  public static boolean surelyWithout(
      String option, String[] arguments, Map<String, String> environment) {
    for (String argument : arguments) {
      if (mayBring(option, argument)) {
        return false;
      }
    }
    for (String variable : VARIABLES) {
      String options = environment.get(variable);
      if (options != null) {
        for (String each : options.split("\\s+")) {
          if (mayBring(option, each)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean mayBring(String option, String argument) {
    if (argument.contains(option)) {
      return true;
    }
    for (String reference : REFERENCES) {
      if (argument.startsWith(reference) || argument.endsWith(reference)) {
        return true;
      }
    }
    return false;
  }
}
