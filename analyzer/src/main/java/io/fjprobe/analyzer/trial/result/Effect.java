package io.fjprobe.analyzer.trial.result;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.trial.JvmOption;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.analyzer.trial.Variant.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Whether the recordings of a variant show that the change has reached the program. */
final class Effect {

  private final Variant variant;
  private final List<RecordingAccount> recordings;

  Effect(Variant variant, List<RecordingAccount> recordings) {
    this.variant = variant;
    this.recordings = recordings;
  }

  /** Says why the change did not come about; empty: nothing speaks against it. */
  List<String> obstacles() {
    List<String> obstacles = new ArrayList<>();
    String option = variant.jvmOption();
    if (option != null && recordings.stream().anyMatch(each -> isMissing(option, each))) {
      obstacles.add(
          option
              + " is not what the JVM has in the end: an @file, JDK_JAVA_OPTIONS or _JAVA_OPTIONS"
              + " may set it too");
    }
    if (option != null && variant.kind() == Kind.PARALLELISM) {
      commonPools()
          .map(pool -> pool.identity().parallelism())
          .filter(parallelism -> !option.endsWith("=" + parallelism))
          .findFirst()
          .ifPresent(
              parallelism ->
                  obstacles.add(
                      "the common pool has a parallelism of "
                          + parallelism
                          + " nevertheless: does the program set the system property itself?"));
    }
    return obstacles;
  }

  private static boolean isMissing(String option, RecordingAccount recording) {
    String arguments = recording.jvm().arguments();
    return arguments != null && !JvmOption.holds(option, arguments);
  }

  /** Says what else to know. */
  List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    if (!variant.instead().isEmpty()) {
      remarks.add("instead of " + String.join(" ", variant.instead()));
    }
    boolean commonPoolOnly = variant.kind() == Kind.PARALLELISM && !variant.setsArguments();
    if (commonPoolOnly && !recordings.isEmpty() && commonPools().findAny().isEmpty()) {
      remarks.add("no task ran in the common pool, whose parallelism was changed");
    }
    if (variant.kind() == Kind.ARGUMENT) {
      remarks.add("with another argument, an operation may be other work");
    }
    return remarks;
  }

  private Stream<PoolAccount> commonPools() {
    return recordings.stream()
        .flatMap(recording -> recording.sections().stream())
        .flatMap(section -> section.pools().stream())
        .filter(pool -> pool.identity().kind().isCommon());
  }
}
