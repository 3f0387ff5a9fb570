package io.fjprobe.analyzer.cli;

import java.io.PrintWriter;
import picocli.CommandLine;

/**
 * Where a command prints.
 *
 * @param terminal someone watches stderr
 */
record Outputs(PrintWriter results, PrintWriter messages, boolean terminal) {

  static Outputs of(CommandLine line, boolean terminal) {
    return new Outputs(line.getOut(), line.getErr(), terminal);
  }
}
