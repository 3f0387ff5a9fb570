package io.fjprobe.workloads.run.plan;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Syntax;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a command line runs: one workload, several, or the suite. */
public final class RunPlans {
  private static final String SUITE = "the suite";
  private static final String HELP = "<workload> --help";

  private RunPlans() {}

  /**
   * The oldest JDK that can run a workload.
   *
   * @param given its options
   */
  public static int requiredJdk(Workload workload, Map<String, String> given)
      throws UsageException {
    return new RunPlan(workload, given, false, "").requiredJdk();
  }

  /** A short run of each mode of each workload, with the common options only. */
  public static List<RunPlan> suite(List<Workload> workloads, Map<String, String> given)
      throws UsageException {
    refuseUnknown(given, Collections.emptyList(), SUITE);
    List<RunPlan> plans = new ArrayList<>();
    for (Workload workload : workloads) {
      plans.addAll(eachMode(workload, given, true));
    }
    return plans;
  }

  /** One workload in the given mode, or in its default one. */
  public static List<RunPlan> one(Workload workload, Map<String, String> given)
      throws UsageException {
    refuseUnknown(given, options(workload), workload.name());
    List<RunPlan> plans = plans(workload, given, false);
    for (RunPlan plan : plans) {
      plan.refuseJdk();
    }
    return plans;
  }

  /** More than one where the article had several, or an option asks for it. */
  private static List<RunPlan> plans(Workload workload, Map<String, String> given, boolean quick)
      throws UsageException {
    String scale = ArticleOptions.scale(workload, given, quick);
    List<RunPlan> plans = new ArrayList<>();
    for (Map<String, String> options : ArticleOptions.expand(workload, given)) {
      for (Map<String, String> run : workload.runs(options)) {
        plans.add(new RunPlan(workload, run, quick, scale));
      }
    }
    return plans;
  }

  /**
   * Each workload in the given mode, or in all; some may not be possible here. An option goes to
   * the workloads that know it; each has to be known by one of them.
   */
  public static List<RunPlan> several(List<Workload> workloads, Map<String, String> given)
      throws UsageException {
    List<Option> known = new ArrayList<>();
    workloads.forEach(workload -> known.addAll(options(workload)));
    refuseUnknown(given, known, names(workloads));
    List<RunPlan> plans = new ArrayList<>();
    for (Workload workload : workloads) {
      Map<String, String> own = new LinkedHashMap<>(given);
      own.keySet().retainAll(names(options(workload), CommonOptions.ALL));
      if (isOneMode(workload, own)) {
        plans.addAll(one(workload, own));
      } else {
        plans.addAll(eachMode(workload, own, false));
      }
    }
    return plans;
  }

  /** There is only one, it is given, or what is given stands for it. */
  private static boolean isOneMode(Workload workload, Map<String, String> given)
      throws UsageException {
    if (!workload.modeOption().isPresent()) {
      return true;
    }
    String mode = workload.modeOption().get().name;
    return ArticleOptions.expand(workload, given).stream().anyMatch(run -> run.containsKey(mode));
  }

  private static List<RunPlan> eachMode(Workload workload, Map<String, String> given, boolean quick)
      throws UsageException {
    Optional<Option> mode = workload.modeOption();
    List<RunPlan> plans = new ArrayList<>();
    for (String choice : mode.map(m -> m.choices).orElse(Collections.singletonList(null))) {
      Map<String, String> withMode = new LinkedHashMap<>(given);
      mode.ifPresent(option -> withMode.put(option.name, choice));
      plans.addAll(plans(workload, withMode, quick));
    }
    if (plans.stream().noneMatch(RunPlan::isPossible)) {
      plans.get(0).refuseJdk();
    }
    return plans;
  }

  private static List<Option> options(Workload workload) {
    List<Option> options = new ArrayList<>(workload.options());
    workload.modeOption().ifPresent(options::add);
    options.addAll(ArticleOptions.of(workload));
    return options;
  }

  /**
   * What may be said of them on the command line.
   *
   * @param named none: the suite
   */
  public static Syntax syntax(List<Workload> named) {
    List<Option> options = new ArrayList<>();
    named.forEach(workload -> options.addAll(options(workload)));
    options.addAll(CommonOptions.ALL);
    String whose = named.isEmpty() ? SUITE : names(named);
    return new Syntax(whose, HELP, options, Collections.emptySet());
  }

  private static String names(List<Workload> workloads) {
    return workloads.stream().map(Workload::name).collect(Collectors.joining(", "));
  }

  private static Set<String> names(List<Option> own, List<Option> common) {
    Set<String> names = new LinkedHashSet<>();
    own.forEach(option -> names.add(option.name));
    common.forEach(option -> names.add(option.name));
    return names;
  }

  private static void refuseUnknown(
      Map<String, String> given, List<Option> ofWorkloads, String whose) throws UsageException {
    Set<String> known = names(ofWorkloads, CommonOptions.ALL);
    for (String name : given.keySet()) {
      if (!known.contains(name)) {
        throw new UsageException(
            "unknown option --" + name,
            whose + " takes --" + String.join(", --", known),
            "see " + HELP);
      }
    }
  }
}
