package io.fjprobe.weaving.jvm;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/**
 * What the agent needs to know about its JVM. The management beans know all of it, but they slow
 * the start of the JVM down more than all of the weaving. So they are asked only if Linux cannot
 * tell.
 */
public final class Jvm {

  private static final Path SELF = Paths.get("/proc/self");
  private static final String RECORDING = "-XX:StartFlightRecording";
  private static final String OPTIONS = "-XX:FlightRecorderOptions";

  private Jvm() {}

  public static String pid() {
    try {
      if (Files.isDirectory(SELF)) {
        return SELF.toRealPath().getFileName().toString();
      }
    } catch (IOException e) {
      // then the beans know it
    }
    String name = ManagementFactory.getRuntimeMXBean().getName();
    int at = name.indexOf('@');
    return at < 0 ? name : name.substring(0, at);
  }

  /** Recordings of the command line begin after premain, so the command line has to be asked. */
  public static boolean startsRecording() {
    if (CommandLine.surelyWithout(RECORDING)) {
      return false;
    }
    for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (argument.startsWith(RECORDING)) {
        return true;
      }
    }
    return false;
  }

  /** What the command line says of it; null: nothing. */
  public static String flightRecorderOption(String name) {
    if (CommandLine.surelyWithout(OPTIONS)) {
      return null;
    }
    String value = null;
    for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
      if (argument.startsWith(OPTIONS) && argument.length() > OPTIONS.length()) {
        for (String part : argument.substring(OPTIONS.length() + 1).split(",")) {
          value = part.startsWith(name + "=") ? part.substring(name.length() + 1) : value;
        }
      }
    }
    return value;
  }
}
