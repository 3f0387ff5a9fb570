package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.text.Visible;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** What is told a person: one line each, in which the names of others can't do any harm. */
final class Messages extends PrintWriter {

  Messages(OutputStream out) {
    super(out, true, StandardCharsets.UTF_8);
  }

  @Override
  public void println(String message) {
    super.println(Visible.of(message));
  }
}
