package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Where --html writes to. */
final class HtmlFile {

  private HtmlFile() {}

  /** False if it can't be written, which is then said. */
  static boolean write(Path file, String page, Consumer<String> say) {
    try {
      Files.writeString(file, page);
      return true;
    } catch (IOException e) {
      say.accept("the page can't be written to " + file + ": " + Reason.of(e));
      return false;
    }
  }
}
