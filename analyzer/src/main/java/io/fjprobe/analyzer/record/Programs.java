package io.fjprobe.analyzer.record;

import io.fjprobe.launch.JavaHome;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sides, from what the command line says. */
public final class Programs {

  private static final String AGENT = "-javaagent:";

  private final boolean windows;
  private final String path;

  private Programs(boolean windows, @Nullable String path) {
    this.windows = windows;
    this.path = path == null ? "" : path;
  }

  /** Makes programs that run on this machine. */
  public static Programs here(Map<String, String> environment) {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    return new Programs(windows, environment.get("PATH"));
  }

  /** Makes the sides from two commands. */
  public List<Program> ofCommands(String base, String next) throws UsageException {
    return List.of(ofCommand("base", base), ofCommand("new", next));
  }

  private Program ofCommand(String side, String command) throws UsageException {
    List<String> words = ShellWords.split(command, windows);
    if (words.contains(Program.JAVA)) {
      throw new UsageException(
          Program.JAVA + " stands for each JDK of --jdks; write java in --base and --new");
    }
    refuseAgent(words);
    requireProgram(words.get(0));
    return new Program(side, words, null);
  }

  /** Makes the sides from one command on several JDKs. */
  public List<Program> ofJdks(List<JavaHome> jdks, List<String> words) throws UsageException {
    if (!words.contains(Program.JAVA)) {
      throw new UsageException(
          "with --jdks, the word "
              + Program.JAVA
              + " of the command stands for the JDK, and it is not there as a word of its own:"
              + " write -- {java} -cp app.jar com.acme.Main");
    }
    if (jdks.size() < 2) {
      throw new UsageException("--jdks names one JDK, and there is nothing to compare it with");
    }
    refuseAgent(words);
    if (!words.get(0).equals(Program.JAVA)) {
      requireProgram(words.get(0));
    }
    List<Program> programs = new ArrayList<>();
    for (JavaHome jdk : jdks) {
      programs.add(new Program(jdk.feature, List.copyOf(words), jdk.home.toString()));
    }
    return programs;
  }

  /**
   * Returns the home of the JDK whose launcher a command starts with.
   *
   * @param words java or its path comes first
   * @throws UsageException if it is none, or can't be run
   */
  public Path javaHome(List<String> words) throws UsageException {
    refuseAgent(words);
    String name = words.get(0);
    requireProgram(name);
    Path launcher = find(name);
    for (Path each : List.of(real(launcher), launcher.toAbsolutePath().normalize())) {
      Path bin = each.getParent();
      if (bin != null && bin.endsWith("bin") && bin.getParent() != null) {
        return bin.getParent();
      }
    }
    throw new UsageException(
        name
            + " is "
            + launcher
            + ", which is in no folder bin of a JDK: write the whole path of the JDK's own java");
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath(); // whoever starts it will say what is wrong
    }
  }

  /** Returns the file of a program that can be run. */
  private Path find(String name) {
    String file = windows && !name.endsWith(".exe") ? name + ".exe" : name;
    if (Path.of(file).getNameCount() > 1) {
      return Path.of(file);
    }
    for (String directory : path.split(File.pathSeparator)) {
      Path found = Path.of(directory.isEmpty() ? "." : directory, file);
      if (problem(found) == null) {
        return found;
      }
    }
    return Path.of(file);
  }

  private static void refuseAgent(List<String> words) throws UsageException {
    for (String word : words) {
      if (word.startsWith(AGENT) && word.contains("fjprobe")) {
        throw new UsageException(
            "the command has " + word + " already: leave it out, the analyzer adds the agent");
      }
    }
  }

  /**
   * Fails if a program is missing. Where names get endings, as on Windows, this is not known
   * before.
   */
  private void requireProgram(String name) throws UsageException {
    if (windows) {
      return;
    }
    if (name.contains("/")) {
      String problem = problem(Path.of(name));
      if (problem != null) {
        throw new UsageException(name + " can't be run: " + problem);
      }
      return;
    }
    if (problem(find(name)) == null) {
      return;
    }
    throw new UsageException(
        name + " can't be run: it is in no directory of PATH; write its whole path");
  }

  /** Says why a file can't be run; null: it can. */
  private static @Nullable String problem(Path file) {
    if (Files.isDirectory(file)) {
      return "it is a directory";
    }
    if (!Files.exists(file)) {
      return "there is no such file";
    }
    return Files.isExecutable(file) ? null : "it is not executable; try chmod +x " + file;
  }
}
