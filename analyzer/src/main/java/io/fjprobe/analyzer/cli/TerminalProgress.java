package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.text.Visible;
import java.io.PrintWriter;
import java.nio.file.Path;

/** One line on a terminal, written over and erased at the end. */
record TerminalProgress(Path file, PrintWriter terminal) implements Progress {

  @Override
  public void chunksRead(int done, int total) {
    String line =
        "reading " + Visible.of("" + file.getFileName()) + ": " + done + " of " + total + " chunks";
    terminal.print("\r" + (done == total ? " ".repeat(line.length()) + "\r" : line));
    terminal.flush();
  }
}
