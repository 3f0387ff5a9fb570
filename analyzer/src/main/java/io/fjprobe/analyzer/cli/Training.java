package io.fjprobe.analyzer.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs the usual commands, so that an archive of classes that the launcher makes has theirs. */
final class Training {

  private static final String RECORDING = "blocked.jfr.gz";

  private Training() {}

  /** Returns the exit code of the first command that fails, or 0. */
  static int run() {
    try {
      Path file = Files.createTempFile("fjprobe", RECORDING);
      try {
        copyTo(file);
        return commands(file.toString());
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copyTo(Path file) throws IOException {
    try (InputStream in = Training.class.getResourceAsStream(RECORDING);
        OutputStream out = Files.newOutputStream(file)) {
      if (in == null) {
        throw new IOException("analyzer.jar is incomplete: " + RECORDING + " is not in it");
      }
      in.transferTo(out);
    }
  }

  private static int commands(String file) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    for (List<String> words :
        List.of(
            List.of("--version"),
            List.of("--help"),
            List.of("summarize", file),
            List.of("summarize", "--all", file),
            List.of("summarize", "--json", file),
            List.of("compare", file, file))) {
      int code = AnalyzerCommand.run(words.toArray(String[]::new), nowhere, nowhere, false);
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }
}
