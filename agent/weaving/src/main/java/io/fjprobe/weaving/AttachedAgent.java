package io.fjprobe.weaving;

import io.fjprobe.bootstrap.setting.AgentSettings;
import io.fjprobe.bootstrap.setting.AgentSettings.Level;
import io.fjprobe.weaving.attach.Answer;
import io.fjprobe.weaving.attach.Request;
import io.fjprobe.weaving.attach.Request.Command;
import io.fjprobe.weaving.jvm.BootstrapJar;
import io.fjprobe.weaving.jvm.CannotObserveException;
import io.fjprobe.weaving.jvm.Jvm;
import io.fjprobe.weaving.option.FileName;
import io.fjprobe.weaving.option.OptionException;
import io.fjprobe.weaving.option.Options;
import io.fjprobe.weaving.option.Visible;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Locale;

/** What happens in a JVM into which the agent is loaded while the JVM runs; see agentmain. */
final class AttachedAgent {

  private AttachedAgent() {}

  /** Never throws. */
  static synchronized void obey(String argument, Instrumentation instrumentation) {
    Request request = Request.parse(argument);
    if (request != null) {
      answer(request, instrumentation).give(request.id);
      return;
    }
    try { // by another tool than ours
      Options options =
          Options.parseValid(argument, Collections.emptyMap(), Collections.emptyMap());
      options.tellProblems(options.strict());
      Request plain = new Request(Command.ATTACH, "", options.given());
      for (String line : answer(plain, instrumentation).text.split("\n")) {
        System.err.println("fjprobe: " + Visible.of(line));
      }
    } catch (OptionException e) {
      System.err.println("fjprobe: " + Visible.of(e.getMessage()));
    }
  }

  private static Answer answer(Request request, Instrumentation instrumentation) {
    try {
      return request.command == Command.ATTACH ? attach(request, instrumentation) : detach();
    } catch (OptionException e) {
      return new Answer(Answer.USAGE, e.getMessage());
    } catch (CannotObserveException e) {
      return new Answer(Answer.FAILED, e.getMessage());
    } catch (Throwable t) {
      return new Answer(Answer.FAILED, "unexpected error: " + t);
    }
  }

  private static Answer attach(Request request, Instrumentation instrumentation) {
    Options options = Options.of(request.options);
    Path file = FileName.resolve(options, Jvm.pid());
    BootstrapJar.append(instrumentation); // before any class that names one of its classes
    return Observing.begin(options, file, instrumentation);
  }

  private static Answer detach() {
    return BootstrapJar.isAppended() ? Observing.end() : Observing.NONE;
  }

  /** Apart, for it names classes of the bootstrap jar. */
  private static final class Observing {

    static final Answer NONE =
        new Answer(Answer.FAILED, "it is not observed, so there is nothing to detach");

    static Answer begin(Options options, Path file, Instrumentation instrumentation) {
      Observation current = Observation.current();
      if (current != null) {
        String to = current.file() == null ? "" : ", recording to " + current.file();
        return new Answer(Answer.OBSERVED, "it is already observed" + to + "; nothing was changed");
      }
      chooseLevel(options);
      if (options.given().containsKey("labels")) {
        AgentSettings.label(options.labels());
      }
      Observation begun = Observation.attached(options, file, instrumentation);
      String missing = begun.notRecorded();
      String not = missing.isEmpty() ? "" : "\nnot recorded: " + missing;
      return new Answer(Answer.OK, "recording to " + begun.whereAndWhy() + not);
    }

    private static void chooseLevel(Options options) {
      Level level = Level.valueOf(options.level().toUpperCase(Locale.ROOT));
      if (!AgentSettings.isConfigured()) {
        AgentSettings.configure(level, options.taskBatches(), options.span(), Version.text());
      } else if (options.given().containsKey("level") && level != AgentSettings.level()) {
        refuse("level", AgentSettings.level().name().toLowerCase(Locale.ROOT));
      } else if (options.given().containsKey("tasks")
          && options.taskBatches() != AgentSettings.taskBatches()) {
        refuse("tasks", options.taskBatches() ? "single" : "batches");
      } else if (options.given().containsKey("span") && options.span() != AgentSettings.span()) {
        refuse("span", options.span() ? "off" : "on");
      }
    }

    private static void refuse(String option, String fixed) {
      throw new OptionException(
          "it was observed with "
              + option
              + "="
              + fixed
              + " before, and its hooks are compiled for that; attach with the same value, or restart"
              + " the JVM");
    }

    /** Once a recording that had a time is over, the first who asks hears where it is. */
    static Answer end() {
      String outcome = Observation.endIfAny();
      return outcome == null ? NONE : new Answer(Answer.OK, outcome);
    }
  }
}
