package io.fjprobe.analyzer.cli;

/** The entry point. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.exit(AnalyzerCommand.run(args, System.out, System.err, System.console() != null));
  }
}
