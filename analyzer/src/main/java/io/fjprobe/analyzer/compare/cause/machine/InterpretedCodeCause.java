package io.fjprobe.analyzer.compare.cause.machine;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The JIT does not compile what the other side runs compiled. */
public final class InterpretedCodeCause implements Cause {

  private static final Pattern LIMITING =
      Pattern.compile("-Xint|-XX:TieredStopAtLevel=\\S+|-XX:CompileCommand=\\S+|-Xcomp");

  @Override
  public String id() {
    return "interpreted-code";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(
        Part.WORK, Part.FORK_JOIN, Part.SCAN, Part.SUBMIT, Part.SEQUENTIAL, Part.UNATTRIBUTED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public boolean explainsWaits() {
    return false;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    BySide<String> options = subject.contrast().options().map(InterpretedCodeCause::orNone);
    String option = limiting(subject.onSlow(options));
    boolean limited = option != null && !subject.onFast(options).contains(option);
    boolean interprets =
        subject.more(Evidence.INTERPRETED, CauseLimit.MUCH_MORE)
            && subject.onSlow(Evidence.INTERPRETED) > CauseLimit.INTERPRETED_CODE_MUCH.value();
    if (!limited && !interprets) {
      return null;
    }
    return subject.account(
        interprets
            ? "code runs interpreted on " + subject.slow()
            : "the JIT compiler is restricted on " + subject.slow(),
        "Share of samples in code that is not compiled: "
            + subject.both(
                subject
                    .contrast()
                    .of(Evidence.INTERPRETED)
                    .values()
                    .map(InterpretedCodeCause::percent))
            + "."
            + (limited ? " The JVM has the option " + option + " there." : "")
            + subject.at("By samples, most of the difference is in", subject.slowerLines().code()),
        List.of(
            "run without "
                + (limited ? option : "options that restrict the JIT compiler")
                + "; if there are none, check whether the code cache is full (-Xlog:jit) or a"
                + " method is too large to be compiled (8,000 bytes)"));
  }

  private static String orNone(@Nullable String options) {
    return options == null ? "" : options;
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "not recorded" : Wording.percent(share);
  }

  private static @Nullable String limiting(String options) {
    Matcher matcher = LIMITING.matcher(options);
    return matcher.find() ? matcher.group() : null;
  }
}
