package io.fjprobe.jmc;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.finding.limit.LimitName;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.Threshold;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RunnableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.common.util.TypedPreference;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;
import org.openjdk.jmc.flightrecorder.rules.IResult;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.openjdk.jmc.flightrecorder.rules.ResultProvider;
import org.openjdk.jmc.flightrecorder.rules.Severity;

/** What a user sets in the preferences of JMC is what the rules judge by. */
class LimitPreferencesTest {

  private static final Logger PARSER_LOG = Logger.getLogger("org.openjdk.jmc");
  private static final Path RECORDING =
      Path.of(System.getProperty("fjprobe.events"))
          .resolveSibling("../docs/recordings/blocked.jfr.gz");

  private static IItemCollection items;

  @BeforeAll
  static void load() throws Exception {
    PARSER_LOG.setLevel(Level.OFF);
    items = JfrLoaderToolkit.loadEvents(RECORDING.toFile());
  }

  private static IResult judge(IRule rule, Map<String, IQuantity> values) throws Exception {
    RunnableFuture<IResult> result =
        rule.createEvaluation(items, new ChosenPreferences(values), new ResultProvider());
    result.run();
    return result.get();
  }

  private static List<String> preferences() throws Exception {
    List<String> identifiers = new ArrayList<>();
    for (Class<?> type : ForkJoinRules.class.getClasses()) {
      FindingRule rule = (FindingRule) type.getConstructor().newInstance();
      rule.getConfigurationAttributes().forEach(each -> identifiers.add(each.getIdentifier()));
    }
    return identifiers;
  }

  @Test
  void eachLimitIsAPreferenceOfItsRule() throws Exception {
    assertThat(preferences())
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(
            LimitName.all().stream().map(name -> "fjprobe." + name.text()).toList());
    assertThat(new ForkJoinRules.IdleWorkers().getConfigurationAttributes())
        .extracting(TypedPreference::getIdentifier)
        .containsExactly(
            "fjprobe.idle-workers.remark",
            "fjprobe.idle-workers.warning",
            "fjprobe.idle-workers.alone.remark",
            "fjprobe.idle-workers.alone.warning");
  }

  @Test
  void aPreferenceHasTheValueOfTheTableAndItsUnit() {
    List<TypedPreference<?>> all =
        Arrays.stream(Threshold.values())
            .map(threshold -> threshold.row().finding())
            .distinct()
            .flatMap(finding -> LimitPreferences.of(finding).stream())
            .toList();
    assertThat(all)
        .allSatisfy(
            preference -> {
              assertThat(preference.getName()).matches("(Remark|Warning) (from|below|up to): .+");
              assertThat(preference.getDescription()).contains("is made");
            });
    assertThat(standard(all, "fjprobe.imbalance.warning"))
        .isEqualByComparingTo(UnitLookup.PERCENT.quantity(25));
    assertThat(standard(all, "fjprobe.busy-carriers.remark"))
        .isEqualByComparingTo(UnitLookup.MILLISECOND.quantity(5));
    assertThat(standard(all, "fjprobe.signalling.warning"))
        .isEqualByComparingTo(UnitLookup.NUMBER_UNITY.quantity(20_000));
  }

  private static IQuantity standard(List<TypedPreference<?>> all, String identifier) {
    return (IQuantity)
        all.stream()
            .filter(each -> each.getIdentifier().equals(identifier))
            .findFirst()
            .orElseThrow()
            .getDefaultValue();
  }

  @Test
  void valuesReachTheLimitsInTheUnitOfTheTable() {
    assertThat(LimitPreferences.limits(IPreferenceValueProvider.DEFAULT_VALUES))
        .isEqualTo(Limits.standard());
    Limits limits =
        LimitPreferences.limits(
            new ChosenPreferences(
                Map.of(
                    "fjprobe.imbalance.warning", UnitLookup.PERCENT.quantity(50),
                    "fjprobe.busy-carriers.remark", UnitLookup.MILLISECOND.quantity(10),
                    "fjprobe.signalling.remark", UnitLookup.NUMBER_UNITY.quantity(3000),
                    "fjprobe.gc-pauses.remark", UnitLookup.PERCENT.quantity(200))));
    assertThat(limits.warning(Threshold.IMBALANCE)).isEqualTo(0.5);
    assertThat(limits.remark(Threshold.BUSY_CARRIERS)).isEqualTo(10_000_000);
    assertThat(limits.remark(Threshold.SIGNALLING)).isEqualTo(3_000);
    assertThat(limits.remark(Threshold.GC_PAUSES)).as("more than all").isEqualTo(0.05);
  }

  @Test
  void aChangedPreferenceChangesTheSeverity() throws Exception {
    IRule rule = new ForkJoinRules.UnmanagedBlocking();
    IResult standard = judge(rule, Map.of());
    assertThat(standard.getSeverity()).isEqualTo(Severity.WARNING);
    assertThat(standard.getExplanation()).contains("warning from 10 %");
    IResult changed =
        judge(rule, Map.of("fjprobe.unmanaged-blocking.warning", UnitLookup.PERCENT.quantity(90)));
    assertThat(changed.getSeverity()).isEqualTo(Severity.INFO);
    assertThat(changed.getExplanation()).contains("warning from 90 %");
    assertThat(judge(rule, Map.of()).getSeverity()).isEqualTo(Severity.WARNING);
  }
}
