package io.fjprobe.analyzer.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Runs the usual commands, so that an archive of classes that the launcher makes has theirs. They
 * read a recording of the workload {@code file-index}, which blocks in tasks. If the agent records
 * more than it did then, record it again: what reads the new events comes from the jar until then.
 */
final class Training {

  private static final String RECORDING = "training.jfr.gz";

  private Training() {}

  /** Returns the exit code of the first command that fails, or 0. */
  static int run() {
    try {
      Path plain = Files.createTempFile("fjprobe", ".jfr");
      Path compressed = Files.createTempFile("fjprobe", RECORDING);
      try {
        copyTo(plain, compressed);
        return commands(plain.toString(), compressed.toString());
      } finally {
        Files.delete(plain);
        Files.delete(compressed);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copyTo(Path plain, Path compressed) throws IOException {
    try (InputStream in = Training.class.getResourceAsStream(RECORDING)) {
      if (in == null) {
        throw new IOException("analyzer.jar is incomplete: " + RECORDING + " is not in it");
      }
      Files.copy(in, compressed, StandardCopyOption.REPLACE_EXISTING);
    }
    try (InputStream in = new GZIPInputStream(Files.newInputStream(compressed))) {
      Files.copy(in, plain, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static int commands(String plain, String compressed) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    for (List<String> words :
        List.of(
            List.of("--version"),
            List.of("--help"),
            List.of("summarize", plain),
            List.of("summarize", "--all", compressed),
            List.of("summarize", "--json", plain),
            List.of("compare", plain, plain))) {
      int code = AnalyzerCommand.run(words.toArray(String[]::new), nowhere, nowhere, false);
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }
}
