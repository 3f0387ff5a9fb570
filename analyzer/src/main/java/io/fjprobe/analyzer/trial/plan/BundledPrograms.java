package io.fjprobe.analyzer.trial.plan;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** The programs of workloads.jar. They make pools of their own, and have an option for them. */
final class BundledPrograms {

  private static final String MAIN_CLASS = "io.fjprobe.workloads.Main";

  private BundledPrograms() {}

  /** Returns whether a command runs them, whatever the name of the jar is. */
  static boolean are(JavaCommand command) {
    String program = command.main().get(command.main().size() - 1);
    return program.equals(MAIN_CLASS)
        || command.main().get(0).equals("-jar") && MAIN_CLASS.equals(mainClass(program));
  }

  private static String mainClass(String file) {
    try (JarFile jar = new JarFile(Path.of(file).toFile())) {
      Manifest manifest = jar.getManifest();
      String named =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
      return named == null ? "" : named;
    } catch (IOException | InvalidPathException e) {
      return ""; // java will say what is wrong with the file
    }
  }
}
