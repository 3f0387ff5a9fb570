package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.Syntax;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.text.Reason;
import java.io.IOException;
import java.io.PrintStream;

/** A command that measures in JVMs of its own: what its exit codes mean, and where it complains. */
public abstract class ForkingCommand {
  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private final String name;
  private final Syntax syntax;
  protected final Program program;
  protected final PrintStream out;
  protected final PrintStream err;

  /**
   * @param syntax with the same name
   */
  protected ForkingCommand(
      String name, Syntax syntax, Program program, PrintStream out, PrintStream err) {
    this.name = name;
    this.syntax = syntax;
    this.program = program;
    this.out = out;
    this.err = err;
  }

  /** Returns the exit code. */
  public final int run(String... words) {
    try {
      Arguments arguments = syntax.parse(words);
      if (arguments.help) {
        out.print(help());
        return OK;
      }
      return measure(arguments) ? OK : FAILED;
    } catch (UsageException e) {
      err.println(name + ": " + e.getMessage());
      return USAGE;
    } catch (ForkFailure e) {
      err.println(name + ": " + e.getMessage());
    } catch (IOException e) {
      err.println(name + ": " + Reason.withFile(e));
    }
    return FAILED;
  }

  /** Whether all went well; what did not is part of the result. */
  protected abstract boolean measure(Arguments arguments)
      throws UsageException, IOException, ForkFailure;

  protected abstract String help();
}
