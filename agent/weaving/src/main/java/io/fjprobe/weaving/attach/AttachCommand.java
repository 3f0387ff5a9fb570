package io.fjprobe.weaving.attach;

import io.fjprobe.weaving.attach.Request.Command;
import io.fjprobe.weaving.jvm.Jvm;
import io.fjprobe.weaving.option.FileName;
import io.fjprobe.weaving.option.Nearest;
import io.fjprobe.weaving.option.OptionException;
import io.fjprobe.weaving.option.Options;
import io.fjprobe.weaving.option.Visible;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code attach}, {@code detach} and {@code list}: their arguments, and what they print. */
public final class AttachCommand {

  private static final String PREFIX = "fjprobe: ";
  private static final String HELP = "; for more, run java -jar fjprobe.jar help";

  private static final List<String> COMMANDS =
      Arrays.asList("attach", "detach", "list", "help", "version", "--help", "--version");

  private AttachCommand() {}

  /** Returns the exit code. */
  public static int run(String[] arguments) {
    try {
      switch (arguments[0]) {
        case "list":
          return list(arguments);
        case "attach":
          return attach(arguments);
        case "detach":
          return detach(arguments);
        default:
          throw new OptionException(
              "unknown command '"
                  + Visible.of(arguments[0])
                  + "'"
                  + Nearest.didYouMean(arguments[0], COMMANDS));
      }
    } catch (OptionException e) {
      say(System.err, e.getMessage() + HELP, "");
      return Answer.USAGE;
    } catch (AttachException e) {
      System.err.println("fjprobe: " + Visible.of(e.getMessage()));
      return Answer.FAILED;
    } catch (Throwable t) {
      System.err.println("fjprobe: unexpected error: " + t);
      return Answer.FAILED;
    }
  }

  private static int list(String[] arguments) {
    if (arguments.length > 1) {
      throw new OptionException("list takes no arguments");
    }
    jvms().forEach(System.out::println);
    return Answer.OK;
  }

  private static int attach(String[] arguments) {
    if (arguments.length < 2 || arguments.length > 3) {
      throw new OptionException(
          "attach needs a process id or a main class, optionally followed by options");
    }
    String text = arguments.length < 3 ? null : arguments[2];
    Options options = Options.parse(text, System.getProperties(), System.getenv());
    Target target = target(arguments[1]);
    Map<String, String> given = new LinkedHashMap<>(options.given());
    given.put("file", FileName.ofAttached(options.file(), target.pid).toString());
    given.put(Options.FILE_IS_CHOSEN, Boolean.toString(options.fileIsChosen()));
    Answer answer = Session.ask(target, Command.ATTACH, given);
    return print(
        answer,
        "attached to "
            + target
            + ", "
            + answer.text
            + "\n"
            + (options.duration() == null
                ? "to stop"
                : "it ends after " + options.duration() + "; to stop earlier")
            + ", run: java -jar fjprobe.jar detach "
            + target.pid,
        "not attached to "
            + target
            + ": "
            + answer.text
            + (answer.exitCode == Answer.OBSERVED ? howToLook(target) : ""));
  }

  private static String howToLook(Target target) {
    return "\nto see what it has recorded so far, run: jcmd "
        + target.pid
        + " JFR.dump filename=/tmp/now.jfr\nand then: analyzer summarize /tmp/now.jfr";
  }

  private static int detach(String[] arguments) {
    if (arguments.length != 2) {
      throw new OptionException("detach needs a process id or a main class, and nothing else");
    }
    Target target = target(arguments[1]);
    Answer answer = Session.ask(target, Command.DETACH, Collections.emptyMap());
    return print(
        answer,
        "detached from " + target + ", " + answer.text,
        "not detached from " + target + ": " + answer.text);
  }

  private static int print(Answer answer, String success, String failure) {
    boolean ok = answer.exitCode == Answer.OK;
    say(ok ? System.out : System.err, ok ? success : failure, PREFIX);
    return answer.exitCode == Answer.OBSERVED ? Answer.FAILED : answer.exitCode;
  }

  /**
   * @param prefix of all lines but the first, which has it in any case
   */
  private static void say(PrintStream to, String text, String prefix) {
    String before = PREFIX;
    for (String line : text.split("\n")) {
      to.println(before + Visible.of(line));
      before = prefix;
    }
  }

  private static List<Target> jvms() {
    return RunningJvms.without(Jvm.pid());
  }

  private static Target target(String name) {
    List<Target> all = jvms();
    boolean pid = name.chars().allMatch(Character::isDigit);
    List<Target> found =
        all.stream()
            .filter(each -> pid ? each.pid.equals(name) : each.isCalled(name))
            .collect(Collectors.toList());
    if (found.size() == 1) {
      return found.get(0);
    }
    if (found.isEmpty() && pid) {
      return new Target(name, ""); // it may hide from the list
    }
    if (found.isEmpty()) {
      throw new OptionException(
          "no JVM has the main class or jar '"
              + Visible.of(name)
              + "'; these JVMs were found:"
              + lines(all));
    }
    throw new OptionException(
        "several JVMs are called '"
            + Visible.of(name)
            + "'; name the process id of one:"
            + lines(found));
  }

  private static String lines(List<Target> targets) {
    return targets.isEmpty()
        ? " none"
        : targets.stream().map(each -> "\n  " + each).collect(Collectors.joining());
  }
}
