package io.fjprobe.analyzer.cli;

/** The entry point. */
public final class Main {

  /** The launcher sets this property when stderr is a terminal; System.console() does not tell. */
  private static final String TERMINAL = "fjprobe.terminal";

  private Main() {}

  public static void main(String[] args) {
    System.exit(AnalyzerCommand.run(args, System.out, System.err, Boolean.getBoolean(TERMINAL)));
  }
}
