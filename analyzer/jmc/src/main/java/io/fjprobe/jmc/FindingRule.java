package io.fjprobe.jmc;

import io.fjprobe.analyzer.finding.Diagnosis;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RunnableFuture;
import java.util.stream.Collectors;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.common.util.TypedPreference;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IResultValueProvider;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.openjdk.jmc.flightrecorder.rules.ResultBuilder;
import org.openjdk.jmc.flightrecorder.rules.Severity;
import org.openjdk.jmc.flightrecorder.rules.TypedResult;
import org.openjdk.jmc.flightrecorder.rules.util.RulesToolkit.EventAvailability;

/** A finding of the analyzer as a rule of JMC: the pool that it hits hardest, then the others. */
abstract class FindingRule implements IRule {

  /** What the results of these rules are filed under, beside the topics that JMC has. */
  static final String TOPIC = "fork_join";

  static final TypedResult<String> POOL =
      new TypedResult<>(
          "pool",
          "Pool",
          "The pool on which the finding has the greatest effect.",
          UnitLookup.PLAIN_TEXT,
          String.class);

  static final TypedResult<String> SECTION =
      new TypedResult<>(
          "section",
          "Section",
          "The workload, or the whole recording.",
          UnitLookup.PLAIN_TEXT,
          String.class);

  static final TypedResult<IQuantity> SHARE =
      new TypedResult<>(
          "shareOfWorkerTime",
          "Share of Worker Time",
          "The effect as a share of the time of the pool's workers.",
          UnitLookup.PERCENTAGE,
          IQuantity.class);

  static final TypedResult<IQuantity> TIME_PER_OPERATION =
      new TypedResult<>(
          "timePerOperation",
          "Time per Operation",
          "The effect as worker time for each operation of a workload.",
          UnitLookup.TIMESPAN,
          IQuantity.class);

  private static final List<TypedResult<?>> RESULTS =
      List.of(TypedResult.SCORE, POOL, SECTION, SHARE, TIME_PER_OPERATION);

  private final String finding;
  private final String name;

  /** The name is that of the class, in words. */
  FindingRule() {
    name = words(" ");
    finding = id();
  }

  /**
   * @param name where the words of the class would not be understood without the finding
   */
  FindingRule(String name) {
    this.name = name;
    finding = id();
  }

  /** Of the finding in the analyzer, which is called like the class. */
  private String id() {
    return words("-").toLowerCase(Locale.ROOT);
  }

  private String words(String between) {
    return getClass().getSimpleName().replaceAll("(?<!^)(?=[A-Z])", between);
  }

  final String finding() {
    return finding;
  }

  @Override
  public final String getId() {
    return "fjprobe." + finding;
  }

  @Override
  public final String getTopic() {
    return TOPIC;
  }

  @Override
  public final String getName() {
    return "Fork/Join: " + name;
  }

  @Override
  public final Map<String, EventAvailability> getRequiredEvents() {
    return Map.of("fjprobe.PoolStatistics", EventAvailability.AVAILABLE);
  }

  /** These are the thresholds of the finding. */
  @Override
  public final Collection<TypedPreference<?>> getConfigurationAttributes() {
    return LimitPreferences.of(finding);
  }

  @Override
  public final Collection<TypedResult<?>> getResults() {
    return RESULTS;
  }

  @Override
  public final RunnableFuture<IResult> createEvaluation(
      IItemCollection items, IPreferenceValueProvider preferences, IResultValueProvider results) {
    return new FutureTask<>(
        () ->
            result(
                ResultBuilder.createFor(this, preferences),
                Diagnoses.of(items, LimitPreferences.limits(preferences))));
  }

  private IResult result(ResultBuilder builder, List<Diagnosis> all) {
    List<Diagnosis> own = all.stream().filter(each -> each.finding().equals(finding)).toList();
    List<Diagnosis> firing = own.stream().filter(Diagnosis::fires).toList();
    if (!firing.isEmpty()) {
      return fired(builder, firing);
    }
    List<Diagnosis> good =
        own.stream()
            .filter(each -> each.severity() == io.fjprobe.analyzer.finding.Severity.OK)
            .toList();
    if (!good.isEmpty()) {
      return builder
          .setSeverity(Severity.OK)
          .setSummary(lines(good))
          .addResult(TypedResult.SCORE, UnitLookup.NUMBER_UNITY.quantity(0))
          .build();
    }
    return builder
        .setSeverity(Severity.NA)
        .setSummary(
            own.isEmpty()
                ? "no pool was used, or none to which this rule applies"
                : "not recorded: " + lines(own))
        .build();
  }

  /** As the analyzer sorts them: the greatest effect first. */
  private static IResult fired(ResultBuilder builder, List<Diagnosis> firing) {
    Diagnosis worst = firing.get(0);
    builder
        .setSeverity(Severity.get(worst.score()))
        .setSummary(worst.statement().summary())
        .setExplanation(
            firing.stream().map(FindingRule::explanation).collect(Collectors.joining("\n\n")))
        .setSolution(
            firing.stream()
                .flatMap(each -> each.statement().advice().stream())
                .distinct()
                .collect(Collectors.joining("\n")))
        .addResult(TypedResult.SCORE, UnitLookup.NUMBER_UNITY.quantity(worst.score()))
        .addResult(POOL, worst.place().pool())
        .addResult(SECTION, worst.place().section());
    if (worst.effect().shareOfWorkerTime() != null) {
      builder.addResult(
          SHARE, UnitLookup.PERCENT_UNITY.quantity(worst.effect().shareOfWorkerTime()));
    }
    if (worst.effect().nanosPerOperation() != null) {
      builder.addResult(
          TIME_PER_OPERATION, UnitLookup.NANOSECOND.quantity(worst.effect().nanosPerOperation()));
    }
    return builder.build();
  }

  private static String explanation(Diagnosis each) {
    return "Pool "
        + each.place().pool()
        + " ("
        + each.place().section()
        + "): "
        + each.statement().summary()
        + ".\n"
        + each.statement().explanation();
  }

  private static String lines(List<Diagnosis> diagnoses) {
    return diagnoses.stream()
        .map(diagnosis -> diagnosis.statement().summary())
        .distinct()
        .collect(Collectors.joining("\n"));
  }
}
