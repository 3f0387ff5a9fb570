package io.fjprobe.workloads.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One workload with everything decided: mode, options, pool and schedule. */
final class RunPlan {
  private static final String ONLY_MODE = "default";

  final Workload workload;
  final String mode;
  final Values values;
  final int parallelism;
  final PoolLife poolLife;
  final PoolKind poolKind;
  final Schedule schedule;

  /** Of the times and sizes: default, quick or custom. */
  final String scale;

  private RunPlan(
      Workload workload, String mode, Values values, Map<String, String> given, boolean quick)
      throws UsageException {
    this.workload = workload;
    this.mode = mode;
    this.values = values;
    Option life = CommonOptions.POOL;
    this.poolKind = workload.poolKind(values);
    this.parallelism = parallelism(poolKind, given);
    values.parallelism(parallelism);
    this.poolLife =
        given.containsKey(life.name)
            ? PoolLife.of((String) life.parse(given.get(life.name)))
            : workload.poolLife();
    Schedule standard = workload.schedule();
    this.schedule = CommonOptions.schedule(given, quick ? standard.quick() : standard);
    this.scale = isCustom(given, workload) ? "custom" : quick ? "quick" : "default";
  }

  private static int parallelism(PoolKind kind, Map<String, String> given) throws UsageException {
    int asked = ((Long) parseOrDefault(CommonOptions.PARALLELISM, given)).intValue();
    int effective = kind.parallelism(asked);
    if (given.containsKey(CommonOptions.PARALLELISM.name) && asked != effective) {
      throw new UsageException(
          "--parallelism=" + asked + " in a pool of parallelism " + effective,
          "that pool belongs to the JVM and is set when it starts",
          "write java -D" + kind.property() + "=" + asked);
    }
    return effective;
  }

  /** A run of the workload in the given mode, or in its default one. */
  static RunPlan of(Workload workload, Map<String, String> given) throws UsageException {
    List<Option> known = new ArrayList<>(workload.options());
    workload.modeOption().ifPresent(known::add);
    refuseUnknown(given, known, workload.name());
    RunPlan plan = create(workload, given, false);
    int required = workload.requiredJdk(plan.values);
    if (Environment.jdk() < required) {
      throw new UsageException(
          plan.title() + " on JDK " + Environment.jdk(),
          "it needs JDK " + required + " or later",
          "run workloads.jar by the java of such a JDK");
    }
    return plan;
  }

  /** A short run of each mode of each workload, with the common options only. */
  static List<RunPlan> suite(List<Workload> workloads, Map<String, String> given)
      throws UsageException {
    refuseUnknown(given, new ArrayList<>(), "the suite");
    List<RunPlan> plans = new ArrayList<>();
    for (Workload workload : workloads) {
      if (!workload.modeOption().isPresent()) {
        plans.add(create(workload, given, true));
        continue;
      }
      Option option = workload.modeOption().get();
      for (String mode : option.choices) {
        Map<String, String> withMode = new LinkedHashMap<>(given);
        withMode.put(option.name, mode);
        plans.add(create(workload, withMode, true));
      }
    }
    return plans;
  }

  private static RunPlan create(Workload workload, Map<String, String> given, boolean quick)
      throws UsageException {
    Values values = new Values();
    String mode = ONLY_MODE;
    if (workload.modeOption().isPresent()) {
      Option option = workload.modeOption().get();
      mode = (String) parseOrDefault(option, given);
      values.put(option.name, mode);
    }
    for (Option option : workload.options()) {
      values.put(option.name, parseOrDefault(option, given));
    }
    return new RunPlan(workload, mode, values, given, quick);
  }

  private static Object parseOrDefault(Option option, Map<String, String> given)
      throws UsageException {
    String text = given.get(option.name);
    return text == null ? option.defaultValue() : option.parse(text);
  }

  private static void refuseUnknown(
      Map<String, String> given, List<Option> ofWorkload, String whose) throws UsageException {
    List<String> known = new ArrayList<>();
    ofWorkload.forEach(option -> known.add(option.name));
    CommonOptions.ALL.forEach(option -> known.add(option.name));
    for (String name : given.keySet()) {
      if (!known.contains(name)) {
        throw new UsageException(
            "unknown option --" + name,
            whose + " takes --" + String.join(", --", known),
            "see <workload> --help");
      }
    }
  }

  /** Anything but the mode and the name of a file makes figures that compare with no others. */
  private static boolean isCustom(Map<String, String> given, Workload workload) {
    String mode = workload.modeOption().map(option -> option.name).orElse(null);
    return given.keySet().stream()
        .anyMatch(name -> !name.equals(mode) && !name.equals(CommonOptions.JSON.name));
  }

  String title() {
    return workload.modeOption().isPresent() ? workload.name() + " " + mode : workload.name();
  }

  String unit() {
    return workload.unit(values);
  }
}
