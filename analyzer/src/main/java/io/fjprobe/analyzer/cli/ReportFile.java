package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.text.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** What a command writes beside what it prints. */
final class ReportFile {

  private ReportFile() {}

  /** Writes a page. Returns false if it can't be written, which is then said. */
  static boolean ofPage(Path file, String page, Consumer<String> say) {
    return write("the page", file, page, say);
  }

  /**
   * Writes a text. Returns false if it can't be written, which is then said.
   *
   * @param what is written, with its article
   */
  static boolean write(String what, Path file, String text, Consumer<String> say) {
    try {
      Files.writeString(file, text);
      return true;
    } catch (IOException e) {
      say.accept(what + " can't be written to " + file + ": " + Reason.of(e));
      return false;
    }
  }
}
