package io.fjprobe.workloads.fork;

import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JavaHome;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;
import io.fjprobe.workloads.run.options.Arguments;
import io.fjprobe.workloads.run.options.Syntax;
import io.fjprobe.workloads.run.options.UsageException;
import java.io.PrintStream;
import java.util.Collections;

/** Says where JDKs are, for scripts. */
public final class JdksCommand extends ForkingCommand {
  public static final String NAME = "jdks";

  private static final Syntax SYNTAX =
      new Syntax(NAME, NAME + " --help", Collections.emptyList(), Collections.emptySet());

  private final String named;

  /**
   * @param named the value of {@link JdkList#VARIABLE}, or null
   */
  public JdksCommand(Program program, String named, PrintStream out, PrintStream err) {
    super(NAME, SYNTAX, program, out, err);
    this.named = named;
  }

  @Override
  protected boolean measure(Arguments arguments) throws UsageException {
    try {
      for (JavaHome jdk : JdkList.all(named, InstalledJdks.usual())) {
        out.println(jdk);
      }
      return true;
    } catch (JdkException e) {
      throw new UsageException(e.seen, e.reason, e.advice);
    }
  }

  @Override
  protected String help() {
    return "usage: java -jar workloads.jar jdks\n"
        + "jdks: a line <number>=<java.home> for each JDK that is found\n\n"
        + "There is one of each number: first those that "
        + JdkList.VARIABLE
        + " names, then the one\nthat runs this, then those where JDKs usually are.\n"
        + "exit codes: 0 listed, 2 the command line or "
        + JdkList.VARIABLE
        + " is wrong\n";
  }
}
