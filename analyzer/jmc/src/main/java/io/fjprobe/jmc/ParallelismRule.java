package io.fjprobe.jmc;

import io.fjprobe.analyzer.finding.span.DisturbanceText;
import io.fjprobe.analyzer.finding.span.Interruptions;
import io.fjprobe.analyzer.finding.span.SpanLimit;
import io.fjprobe.analyzer.finding.span.SpanSentences;
import io.fjprobe.analyzer.scale.OperationSpan;
import io.fjprobe.analyzer.scale.SpanAccount;
import io.fjprobe.analyzer.scale.SpanShare;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RunnableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

/**
 * Says how many workers operations can use, and which tasks set that limit. That is no fault, so
 * the rule never warns: the findings do, where workers have nothing to do for this reason.
 */
public final class ParallelismRule implements IRule {

  static final TypedResult<String> FIRST_TASK =
      new TypedResult<>(
          "firstTask",
          "First Task",
          "The class of the task that the operations begin with: those that have the most work.",
          UnitLookup.PLAIN_TEXT,
          String.class);

  static final TypedResult<IQuantity> WORK =
      new TypedResult<>(
          "work",
          "Work of an Operation",
          "The time of all tasks of an operation, in the mean.",
          UnitLookup.TIMESPAN,
          IQuantity.class);

  static final TypedResult<IQuantity> SPAN =
      new TypedResult<>(
          "span",
          "Span of an Operation",
          "The time of the longest chain of tasks that need each other, in the mean.",
          UnitLookup.TIMESPAN,
          IQuantity.class);

  static final TypedResult<IQuantity> PARALLELISM =
      new TypedResult<>(
          "parallelism",
          "Parallelism of an Operation",
          "Work by span: an operation cannot use more workers than this. There is none if tasks"
              + " were interrupted for so long that it is not known exactly.",
          UnitLookup.NUMBER,
          IQuantity.class);

  static final TypedResult<String> LIMITING_TASK =
      new TypedResult<>(
          "limitingTask",
          "Limiting Task",
          "The class of the tasks that have most of the span.",
          UnitLookup.PLAIN_TEXT,
          String.class);

  static final TypedResult<IQuantity> LIMITING_SHARE =
      new TypedResult<>(
          "limitingShare",
          "Share of the Span",
          "What the limiting tasks have of the span.",
          UnitLookup.PERCENTAGE,
          IQuantity.class);

  private static final int OPERATIONS = 5;

  @Override
  public String getId() {
    return "fjprobe.parallelism";
  }

  @Override
  public String getTopic() {
    return FindingRule.TOPIC;
  }

  @Override
  public String getName() {
    return "Fork/Join: Parallelism of Operations";
  }

  @Override
  public Map<String, EventAvailability> getRequiredEvents() {
    return Map.of("fjprobe.SpanStatistics", EventAvailability.AVAILABLE);
  }

  @Override
  public Collection<TypedPreference<?>> getConfigurationAttributes() {
    return List.of();
  }

  @Override
  public Collection<TypedResult<?>> getResults() {
    return List.of(
        TypedResult.SCORE, FIRST_TASK, WORK, SPAN, PARALLELISM, LIMITING_TASK, LIMITING_SHARE);
  }

  @Override
  public RunnableFuture<IResult> createEvaluation(
      IItemCollection items, IPreferenceValueProvider preferences, IResultValueProvider results) {
    return new FutureTask<>(
        () -> result(ResultBuilder.createFor(this, preferences), Diagnoses.account(items).span()));
  }

  private static IResult result(ResultBuilder builder, SpanAccount account) {
    if (account == null) {
      return builder
          .setSeverity(Severity.NA)
          .setSummary("not recorded: work and span of operations; that takes span=on")
          .build();
    }
    Interruptions interruptions = Interruptions.of(account);
    OperationSpan first = account.operations().get(0);
    builder
        .setSeverity(Severity.OK)
        .setSummary(SpanSentences.of(account, 1).get(0))
        .setExplanation(
            Stream.concat(
                    SpanSentences.of(account, OPERATIONS).stream(),
                    DisturbanceText.of(interruptions).stream())
                .collect(Collectors.joining("\n")))
        .addResult(TypedResult.SCORE, UnitLookup.NUMBER_UNITY.quantity(0))
        .addResult(FIRST_TASK, first.firstTask())
        .addResult(WORK, UnitLookup.NANOSECOND.quantity(first.workNanos()))
        .addResult(SPAN, UnitLookup.NANOSECOND.quantity(first.spanNanos()));
    SpanLimit limit = new SpanLimit(first, interruptions);
    if (!limit.interrupted()) {
      builder.addResult(PARALLELISM, UnitLookup.NUMBER_UNITY.quantity(first.parallelism()));
    }
    SpanShare by = limit.setBy();
    if (by != null) {
      builder
          .addResult(LIMITING_TASK, by.task())
          .addResult(LIMITING_SHARE, UnitLookup.PERCENT_UNITY.quantity(by.spanShare()));
    }
    return builder.build();
  }
}
