package io.fjprobe.workloads.run.plan;

import io.fjprobe.workloads.run.figures.Rate;
import io.fjprobe.workloads.run.jvm.Environment;
import io.fjprobe.workloads.run.jvm.Jsr166y;
import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.schedule.Schedule;
import io.fjprobe.workloads.run.workload.PoolKind;
import io.fjprobe.workloads.run.workload.PoolLife;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One workload with everything decided: mode, options, pool and schedule. */
public final class RunPlan {
  private static final String ONLY_MODE = "default";
  private static final String ON_JSR166Y = " on jsr166y";

  public final Workload workload;
  public final String mode;
  public final Values values;
  public final int parallelism;
  public final PoolLife poolLife;
  public final PoolKind poolKind;
  public final Schedule schedule;

  /** Of the times and sizes: default, quick, original or custom. */
  public final String scale;

  /**
   * @param quick cut down to what a first look needs
   */
  RunPlan(Workload workload, Map<String, String> given, boolean quick, String scale)
      throws UsageException {
    this.workload = workload;
    this.values = new Values();
    String chosenMode = workload.modeOption().isPresent() ? mode(given) : ONLY_MODE;
    for (Option option : workload.options()) {
      values.put(option.name, parseOrDefault(option, given));
    }
    for (Option option : ArticleOptions.of(workload)) {
      values.put(option.name, parseOrDefault(option, given));
    }
    this.poolKind = workload.poolKind(values);
    this.mode = poolKind == PoolKind.JSR166Y ? chosenMode + ON_JSR166Y : chosenMode;
    this.parallelism = parallelism(poolKind, given);
    values.parallelism(parallelism);
    Option life = CommonOptions.POOL;
    this.poolLife =
        given.containsKey(life.name)
            ? PoolLife.of((String) life.parse(given.get(life.name)))
            : workload.poolLife();
    workload.refuseContradictions(values);
    Schedule standard = workload.schedule(values);
    this.schedule = CommonOptions.schedule(given, quick ? standard.quick() : standard);
    this.scale = scale;
  }

  private static int parallelism(PoolKind kind, Map<String, String> given) throws UsageException {
    int asked = ((Long) parseOrDefault(CommonOptions.PARALLELISM, given)).intValue();
    int effective = kind.parallelism(asked);
    if (given.containsKey(CommonOptions.PARALLELISM.name) && asked != effective) {
      throw new UsageException(
          "--parallelism=" + asked + " in a pool of parallelism " + effective,
          "that pool belongs to the JVM and is set when it starts",
          "write java -D" + kind.property() + "=" + asked + ", and --parallelism=" + asked);
    }
    return effective;
  }

  private String mode(Map<String, String> given) throws UsageException {
    Option option = workload.modeOption().get();
    String chosen = (String) parseOrDefault(option, given);
    values.put(option.name, chosen);
    return chosen;
  }

  /** Whether this JDK has what it calls. */
  public boolean isPossible() {
    return Environment.jdk() >= requiredJdk();
  }

  public int requiredJdk() {
    return workload.requiredJdk(values);
  }

  void refuseJdk() throws UsageException {
    if (poolKind == PoolKind.JSR166Y) {
      Jsr166y.refuseIfDenied(title());
    }
    if (!isPossible()) {
      throw new UsageException(
          title() + " on JDK " + Environment.jdk(),
          "it needs JDK " + requiredJdk() + " or later",
          "run workloads.jar by the java of such a JDK");
    }
  }

  private static Object parseOrDefault(Option option, Map<String, String> given)
      throws UsageException {
    String text = given.get(option.name);
    return text == null ? option.defaultValue() : option.parse(text);
  }

  public String title() {
    return workload.modeOption().isPresent() ? workload.name() + " " + mode : workload.name();
  }

  public String unit() {
    return workload.unit(values);
  }

  public Optional<Rate> rate() {
    return workload.rate(values);
  }

  public boolean isOriginal() {
    return ArticleOptions.isOriginal(values);
  }

  /** The effective value as text; null: there is no such option. */
  public String option(String name) {
    Object value = values.toJson().get(name);
    return name.equals(CommonOptions.PARALLELISM.name)
        ? Integer.toString(parallelism)
        : value == null ? null : value.toString();
  }

  public List<String> quirks() {
    return workload
        .article()
        .map(article -> article.quirks(values))
        .orElse(Collections.emptyList());
  }
}
