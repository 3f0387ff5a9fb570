package io.fjprobe.weaving;

import io.fjprobe.weaving.attach.AttachCommand;
import io.fjprobe.weaving.jvm.AgentJar;
import io.fjprobe.weaving.jvm.BootstrapJar;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.jvm.SecondAgent;
import io.fjprobe.weaving.option.Help;
import io.fjprobe.weaving.option.OptionException;
import io.fjprobe.weaving.option.Options;
import io.fjprobe.weaving.option.Visible;
import java.lang.instrument.Instrumentation;
import java.util.Arrays;
import java.util.List;

/**
 * The agent's entry points. If anything goes wrong, one line says so, and the application still
 * runs.
 */
public final class AgentMain {

  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private static final List<String> HELP = Arrays.asList("help", "--help", "-help", "-h");
  private static final List<String> VERSION =
      Arrays.asList("version", "--version", "-version", "-V");

  private AgentMain() {}

  public static void premain(String argument, Instrumentation instrumentation) {
    if (SecondAgent.stepsAside()) {
      return;
    }
    boolean strict = false;
    try {
      strict = Options.asksForStrict(argument, System.getProperties(), System.getenv());
      Options options = Options.parseValid(argument, System.getProperties(), System.getenv());
      if (options.help()) {
        System.err.print(Help.TEXT);
        return;
      }
      options.tellProblems(strict);
      SecondAgent.isTheFirst();
      AgentJar.open();
      BootstrapJar.append(instrumentation); // before any class that names one of its classes
      Observation.fromStart(options, instrumentation);
    } catch (OptionException e) {
      giveUp(
          e.getMessage() + "; -javaagent:fjprobe.jar=help lists the options",
          strict,
          USAGE,
          instrumentation);
    } catch (CannotObserveException e) {
      giveUp(e.getMessage(), strict, FAILED, instrumentation);
    } catch (SecurityException e) {
      giveUp(
          e.getMessage()
              + "; the security policy must grant java.security.AllPermission to this jar",
          strict,
          FAILED,
          instrumentation);
    } catch (Throwable t) {
      giveUp("unexpected error: " + t, strict, FAILED, instrumentation);
    } finally {
      AgentJar.close();
    }
  }

  private static void giveUp(
      String reason, boolean strict, int exitCode, Instrumentation instrumentation) {
    String consequence =
        strict ? "; strict=true, so the JVM exits" : "; the application continues unobserved";
    System.err.println("fjprobe: " + Visible.of(reason) + consequence);
    if (strict) {
      StrictExit.exit(exitCode, instrumentation);
    }
  }

  /** Loaded into a running JVM: by {@code java -jar fjprobe.jar attach}, or by any other tool. */
  public static void agentmain(String argument, Instrumentation instrumentation) {
    AgentJar.open();
    try {
      AttachedAgent.obey(argument, instrumentation);
    } finally {
      AgentJar.close();
    }
  }

  /** For {@code java -jar fjprobe.jar}. */
  public static void main(String[] arguments) {
    int exitCode = 0;
    String first = arguments.length == 0 ? "help" : arguments[0];
    if (HELP.contains(first)) {
      System.out.print(Help.TEXT);
    } else if (VERSION.contains(first)) {
      System.out.println("fjprobe " + Version.text());
    } else {
      exitCode = AttachCommand.run(arguments);
    }
    System.exit(exitCode);
  }
}
