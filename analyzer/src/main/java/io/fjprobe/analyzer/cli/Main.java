package io.fjprobe.analyzer.cli;

/** The entry point. */
public final class Main {

  /** The launcher sets this property when stderr is a terminal; System.console() does not tell. */
  private static final String TERMINAL = "fjprobe.terminal";

  /** The launcher sets this property to make an archive of classes. */
  private static final String TRAINING = "fjprobe.training";

  private Main() {}

  public static void main(String[] args) {
    System.exit(
        Boolean.getBoolean(TRAINING)
            ? Training.run()
            : AnalyzerCommand.run(args, System.out, System.err, Boolean.getBoolean(TERMINAL)));
  }
}
