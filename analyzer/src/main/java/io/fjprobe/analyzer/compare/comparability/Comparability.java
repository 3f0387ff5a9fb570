package io.fjprobe.analyzer.compare.comparability;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.machine.EnvironmentAccount;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.Arguments;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.wording.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks, before anything is concluded, that two sides did the same under the same conditions. */
public final class Comparability {

  /** The least number of measured iterations with which a side shows how much they vary. */
  private static final int LEAST_ITERATIONS = 3;

  private static final Pattern UNAME = Pattern.compile("uname:\\s*([^\n]+)");

  /**
   * The difference between the loads by other processes on the two sides above which it is
   * reported. A load is a share of the machine's CPUs (0 to 1).
   */
  private static final double HEAVY_LOAD = 0.1;

  /** The events whose settings are compared: they cost time, or the account is made of them. */
  private static final List<String> RECORDED =
      List.of(
          "fjprobe.PoolStatistics",
          "fjprobe.WorkerStatistics",
          "fjprobe.Steal",
          "fjprobe.JoinWait",
          "fjprobe.Compensation",
          "fjprobe.WorkerIdle",
          "fjprobe.TaskRun",
          "fjprobe.TaskBatch",
          "jdk.ExecutionSample",
          "jdk.CPUTimeSample",
          "jdk.ThreadSleep",
          "jdk.ThreadPark",
          "jdk.JavaMonitorEnter",
          "jdk.JavaMonitorWait",
          "jdk.SocketRead",
          "jdk.FileRead");

  private static final String THRESHOLD = "threshold";
  private static final List<String> SETTINGS = List.of("enabled", "period", THRESHOLD);

  private final BySide<Side> sides;
  private final boolean sameArguments;
  private final List<Difference> differences = new ArrayList<>();

  private Comparability(BySide<Side> sides, boolean sameArguments) {
    this.sides = sides;
    this.sameArguments = sameArguments;
  }

  public static List<Difference> of(BySide<Side> sides) {
    return of(sides, true);
  }

  /**
   * @param sameArguments false: the user has given the program other ones, so that another mode of
   *     the workload, or another name of an operation, is no reason to refuse
   */
  public static List<Difference> of(BySide<Side> sides, boolean sameArguments) {
    return new Comparability(sides, sameArguments).check();
  }

  private List<Difference> check() {
    sameWork();
    whole(sides.base());
    whole(sides.next());
    if (areWhole().equals(new BySide<>(true, true))) {
      differences.addAll(WholeRecordings.differences(sides));
    }
    sameMachine();
    sameRecording();
    return differences;
  }

  private BySide<Boolean> areWhole() {
    return sides.map(Side::whole);
  }

  private void sameWork() {
    refuseUnlessEqual(Condition.WORKLOAD, side -> text(side.firstSection().identity().workload()));
    if (!areWhole().base().equals(areWhole().next())) {
      return; // the other checks would add nothing
    }
    compare(Condition.MODE, side -> text(side.firstSection().identity().mode()), sameArguments);
    compare(Condition.UNIT_OF_OPERATIONS, side -> unit(side.firstSection()), sameArguments);
    explain(
        Condition.PARALLELISM_OF_WORKLOAD,
        side -> each(side, f -> f.section().identity().parallelism()));
    explain(
        Condition.PARALLELISM_OF_POOLS,
        side -> side.pools().isEmpty() ? null : "" + side.parallelism());
    explain(
        areWhole().base() ? Condition.PROGRAM_AND_ARGUMENTS : Condition.PROGRAM_ARGUMENTS,
        side -> each(side, f -> Arguments.ofProgram(f.recording().jvm())));
  }

  private static String unit(SectionAccount section) {
    return section.period().operations() == null ? "none" : section.period().operations().unit();
  }

  private void whole(Side side) {
    for (Side.Fork fork : side.forks()) {
      EnvironmentAccount environment = fork.recording().environment();
      String file = fork.recording().source().file();
      if (environment.completeness().lostBytes() > 0) {
        differences.add(
            Difference.refusal(
                String.format(
                    "%s: the Flight Recorder lost %,d bytes of events, so counts and times are"
                        + " too low; record again with fewer events",
                    file, environment.completeness().lostBytes())));
      }
      if (environment.completeness().truncated()) {
        differences.add(
            Difference.refusal(
                file
                    + ": the file is truncated, and parts of it can't be read; copy it again,"
                    + " or record again"));
      }
      AgentAccount agent = fork.recording().agent();
      if (agent != null && agent.weaving().suppressedErrors() > 0) {
        differences.add(
            Difference.mayExplain(
                file
                    + ": "
                    + Wording.many(agent.weaving().suppressedErrors(), "error")
                    + " inside the agent"));
      }
    }
    int iterations = side.iterations().size();
    if (iterations < LEAST_ITERATIONS && !side.whole()) {
      differences.add(
          Difference.refusal(
              side.label()
                  + ": "
                  + (iterations == 0 ? "no" : "only " + iterations)
                  + " measured iterations, which do not show how much they vary; "
                  + LEAST_ITERATIONS
                  + " are needed, or more JVMs"));
    }
  }

  private void sameMachine() {
    explain(Condition.CPU, side -> of(side, environment -> environment.platform().cpu()));
    explain(
        Condition.CPUS_OF_MACHINE,
        side -> of(side, environment -> environment.platform().hardwareThreads()));
    explain(Condition.CPUS_FOR_JVM, side -> of(side, environment -> environment.platform().cpus()));
    explain(Condition.OPERATING_SYSTEM, side -> of(side, e -> kernel(e.platform().os())));
    explain(Condition.COLLECTOR, side -> of(side, environment -> environment.heap().collectors()));
    explain(
        Condition.COLLECTOR_THREADS,
        side -> of(side, environment -> environment.heap().gcThreads()));
    explain(Condition.LARGEST_HEAP, side -> of(side, e -> megabytes(e.heap().maxHeapBytes())));
    sameOptions();
    BySide<@Nullable Double> loads = sides.map(Side::foreignLoad);
    if (!loads.any(Objects::isNull) && Math.abs(loads.base() - loads.next()) > HEAVY_LOAD) {
      differences.add(
          new Difference(false, Condition.FOREIGN_LOAD, both(loads.map(Wording::percent))));
    }
  }

  /** Names only the options that one side has and the other has not. */
  private void sameOptions() {
    BySide<@Nullable String> options =
        sides.map(side -> each(side, f -> Arguments.ofJvm(f.recording().jvm())));
    if (differ(options)) {
      BySide<String> only =
          new BySide<>(
              Arguments.without(options.base(), options.next()),
              Arguments.without(options.next(), options.base()));
      boolean sameInOtherOrder = only.base().equals(only.next());
      differences.add(
          new Difference(false, Condition.JVM_OPTIONS, both(sameInOtherOrder ? options : only)));
    }
  }

  /**
   * Returns the kernel from the text that JFR has of the operating system. The form of the rest
   * differs by JDK.
   */
  private static @Nullable String kernel(@Nullable String os) {
    Matcher uname = UNAME.matcher(os == null ? "" : os);
    return uname.find() ? uname.group(1).trim().replaceAll("\\s+", " ") : null;
  }

  private static @Nullable String megabytes(@Nullable Long bytes) {
    return bytes == null ? null : Wording.count(bytes >> 20) + " MB";
  }

  private void sameRecording() {
    explain(Condition.AGENT, side -> agent(side, AgentAccount::version));
    explain(Condition.LEVEL_OF_AGENT, side -> agent(side, AgentAccount::level));
    explain(Condition.MODE_OF_AGENT, side -> agent(side, AgentAccount::mode));
    explain(Condition.SAMPLING_OF_STEALS, side -> agent(side, AgentAccount::stealSampling));
    Map<String, String> settings = settingsThatDiffer();
    settings.forEach(
        (name, values) ->
            differences.add(Difference.mayExplain("setting " + name + ": " + values)));
  }

  /**
   * Returns the settings that differ, of events that both JDKs have. A JDK that does not know an
   * event has no setting for it.
   */
  private Map<String, String> settingsThatDiffer() {
    Map<String, String> differing = new LinkedHashMap<>();
    BySide<Map<String, Map<String, String>>> settings =
        sides.map(side -> side.firstRecording().environment().settings());
    for (String event : RECORDED) {
      for (String setting : SETTINGS) {
        BySide<@Nullable String> values =
            settings.map(its -> its.getOrDefault(event, Map.of()).get(setting));
        if (differ(values) && !isRaisedByAgent(event, setting)) {
          differing.put(event + " " + setting, both(values));
        }
      }
    }
    return differing;
  }

  /**
   * Where a program has many events of the JDK, the agent raises their threshold. Then the setting
   * tells of the program, and not of the recording.
   */
  private boolean isRaisedByAgent(String event, String setting) {
    return setting.equals(THRESHOLD)
        && event.startsWith("jdk.")
        && !sides.any(side -> side.firstRecording().agent() == null);
  }

  private void refuseUnlessEqual(Condition what, Function<Side, @Nullable String> value) {
    compare(what, value, true);
  }

  private void explain(Condition what, Function<Side, @Nullable String> value) {
    compare(what, value, false);
  }

  private void compare(Condition what, Function<Side, @Nullable String> value, boolean refusal) {
    BySide<@Nullable String> values = sides.map(value);
    if (differ(values)) {
      differences.add(new Difference(refusal, what, both(values)));
    }
  }

  /** Returns whether both sides know the value, and it is not the same. */
  private static boolean differ(BySide<@Nullable String> values) {
    return !values.any(Objects::isNull) && !values.base().equals(values.next());
  }

  private String both(BySide<String> values) {
    BySide<String> labels = sides.map(Side::label);
    return labels.base().equals(labels.next())
        ? values.base() + " before, " + values.next() + " after"
        : values.base() + " on " + labels.base() + ", " + values.next() + " on " + labels.next();
  }

  private static @Nullable String of(
      Side side, Function<EnvironmentAccount, @Nullable Object> value) {
    return each(side, fork -> value.apply(fork.recording().environment()));
  }

  private static @Nullable String agent(Side side, Function<AgentAccount, @Nullable Object> value) {
    return each(
        side,
        fork -> {
          RecordingAccount recording = fork.recording();
          return recording.agent() == null ? "none" : value.apply(recording.agent());
        });
  }

  /** Returns all values that the recordings of a side have; null if one recording has none. */
  private static @Nullable String each(Side side, Function<Side.Fork, @Nullable Object> value) {
    TreeSet<String> values = new TreeSet<>();
    for (Side.Fork fork : side.forks()) {
      Object one = value.apply(fork);
      if (one == null) {
        return null;
      }
      values.add(one.toString());
    }
    return String.join(" and ", values);
  }

  private static String text(@Nullable String value) {
    return value == null ? "none (no workload iterations in the recording)" : value;
  }
}
