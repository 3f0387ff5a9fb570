package io.fjprobe.analyzer.view;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The {@code jfr view} of a JDK with our views beside its own. It knows only what is in a file
 * inside its module, so that file is read from the JDK, extended, and put in front of the original
 * for the one process that prints the view. The JDK stays as it is, and nothing of it is kept.
 */
public final class JdkViewer implements AutoCloseable {

  private static final String VIEWS = "jdk/jfr/internal/query/view.ini";
  private static final String TOOL = "jdk.jfr/jdk.jfr.internal.tool.Main";

  /** This JDK can't do it; the message says why and what to do. */
  public static final class UnsuitableJdkException extends Exception {

    private static final long serialVersionUID = 1;

    UnsuitableJdkException(String message) {
      super(message);
    }
  }

  private final Path java;
  private final Path patch;

  private JdkViewer(Path java, Path patch) {
    this.java = java;
    this.patch = patch;
  }

  /**
   * @param home of a JDK 21 or later, of whichever the recording is
   */
  public static JdkViewer of(Path home) throws IOException, UnsuitableJdkException {
    String views = viewsOf(home);
    Path patch = Files.createTempDirectory("analyzer-views");
    Path file = patch.resolve(VIEWS);
    Files.createDirectories(file.getParent());
    Files.writeString(file, views + "\n\n" + ForkJoinViews.source());
    return new JdkViewer(home.resolve("bin/java"), patch);
  }

  private static String viewsOf(Path home) throws UnsuitableJdkException {
    if (!Files.exists(home.resolve("bin/java")) && !Files.exists(home.resolve("bin/java.exe"))) {
      throw new UnsuitableJdkException(
          home + " is not a JDK: it has no bin/java; name a JDK with --jdk");
    }
    URI modules = URI.create("jrt:/");
    try (FileSystem image = FileSystems.newFileSystem(modules, Map.of("java.home", home + ""))) {
      Path views = image.getPath("/modules/jdk.jfr", VIEWS);
      if (Files.exists(views)) {
        return Files.readString(views);
      }
    } catch (IOException | RuntimeException e) {
      throw new UnsuitableJdkException(
          "the modules of "
              + home
              + " can't be read ("
              + e.getMessage()
              + "); name JDK 21 or later with --jdk");
    }
    throw new UnsuitableJdkException(
        home + " has no 'jfr view', which came with JDK 21; name a later JDK with --jdk");
  }

  /**
   * Prints one view, ours or the JDK's.
   *
   * @param width in characters; 0: as the JDK does
   * @param out gets the lines
   * @return the exit code of the JDK's tool
   */
  public int print(String view, int width, Path recording, Consumer<String> out)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            java.toString(), "--patch-module", "jdk.jfr=" + patch, "-m", TOOL, "view");
    if (width > 0) {
      builder.command().addAll(List.of("--width", Integer.toString(width)));
    }
    builder.command().addAll(List.of(view, recording.toString()));
    Process process = builder.redirectErrorStream(true).start();
    try (Stream<String> lines = process.inputReader(StandardCharsets.UTF_8).lines()) {
      boolean ours = ForkJoinViews.labels().containsKey(view);
      lines.map(line -> ours ? ForkJoinViews.readable(line) : line).forEach(out);
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(patch)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
