package io.fjprobe.analyzer.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where JVMs write to while they run, a folder for each run: a JVM that ends later than its run,
 * such as a daemon, then can't be taken for one of the next. Its name passes unharmed through
 * JAVA_TOOL_OPTIONS, which is split at spaces, and the agent's options, which are split at commas.
 */
final class WorkFolder implements AutoCloseable {

  private static final Pattern SAFE = Pattern.compile("[^\\s,'\"%]+");

  private final Path folder;

  @SuppressWarnings("NullAway.Init") // safe() sets it
  private Path agentCopy;

  private WorkFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes the folder inside of the directory, unless its name is not safe. */
  static WorkFolder of(Path directory) throws IOException {
    Path inside = directory.toAbsolutePath().normalize().resolve("running");
    WorkFolder work = new WorkFolder(isSafe(inside) ? inside : temporary());
    work.close(); // an earlier command may have left it when it was killed
    Files.createDirectories(work.folder);
    return work;
  }

  private static Path temporary() throws IOException {
    Path temporary = Files.createTempDirectory("fjprobe-record").toAbsolutePath();
    if (!isSafe(temporary)) {
      Files.delete(temporary);
      throw new IOException(
          "both --out and the temporary directory "
              + temporary.getParent()
              + " have a space, comma, quote or % in their names: choose another --out");
    }
    return temporary;
  }

  private static boolean isSafe(Path path) {
    return SAFE.matcher(path.toString()).matches();
  }

  /** Makes a new folder for a run. */
  Path forRun(String name) throws IOException {
    Path run = folder.resolve(name);
    delete(run);
    return Files.createDirectory(run);
  }

  /** Returns the agent under a name that is safe too. */
  Agent safe(Agent agent) throws IOException {
    if (isSafe(agent.jar()) && agent.jar().toString().indexOf('=') < 0) {
      return agent;
    }
    if (agentCopy == null) {
      Path copy = folder.resolve("fjprobe.jar");
      agentCopy = Files.copy(agent.jar(), copy, StandardCopyOption.REPLACE_EXISTING);
    }
    return new Agent(agentCopy, agent.options());
  }

  @Override
  public void close() throws IOException {
    delete(folder);
  }

  static void delete(Path file) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    List<Path> inside;
    try (Stream<Path> walk = Files.walk(file)) {
      inside = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : inside) {
      Files.deleteIfExists(each);
    }
  }
}
