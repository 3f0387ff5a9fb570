package io.fjprobe.jmc;

import io.fjprobe.analyzer.finding.limit.Degree;
import io.fjprobe.analyzer.finding.limit.LimitName;
import io.fjprobe.analyzer.finding.limit.Limits;
import io.fjprobe.analyzer.finding.limit.ThresholdRow;
import io.fjprobe.analyzer.finding.limit.Unit;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.LinearKindOfQuantity;
import org.openjdk.jmc.common.unit.LinearUnit;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.common.util.TypedPreference;

/** The limits of the findings as preferences, which users of JMC can change. */
final class LimitPreferences {

  private static final Map<LimitName, TypedPreference<IQuantity>> ALL = all();

  private LimitPreferences() {}

  private static Map<LimitName, TypedPreference<IQuantity>> all() {
    Map<LimitName, TypedPreference<IQuantity>> all = new LinkedHashMap<>();
    LimitName.all().forEach(name -> all.put(name, preference(name)));
    return all;
  }

  private static TypedPreference<IQuantity> preference(LimitName name) {
    ThresholdRow row = name.threshold().row();
    double value = Limits.standard().value(name);
    return new TypedPreference<>(
        "fjprobe." + name.text(),
        (name.degree() == Degree.WARNING ? "Warning " : "Remark ")
            + row.when().word()
            + ": "
            + row.quantity(),
        "A %s is made %s this value. What is judged: %s (%s). A value that makes no sense is ignored."
            .formatted(name.degree().word(), row.when().word(), row.quantity(), row.unit().words()),
        kind(row.unit()).getPersister(),
        row.unit() == Unit.SHARE
            ? UnitLookup.PERCENT.quantity(value * 100)
            : unit(row.unit()).quantity(value));
  }

  private static LinearKindOfQuantity kind(Unit unit) {
    return switch (unit) {
      case SHARE -> UnitLookup.PERCENTAGE;
      case NANOSECONDS -> UnitLookup.TIMESPAN;
      case PER_SECOND, COUNT, FACTOR -> UnitLookup.NUMBER;
    };
  }

  /** This is the unit that the table has the values in. */
  private static LinearUnit unit(Unit unit) {
    return switch (unit) {
      case SHARE -> UnitLookup.PERCENT_UNITY;
      case NANOSECONDS -> UnitLookup.NANOSECOND;
      case PER_SECOND, COUNT, FACTOR -> UnitLookup.NUMBER_UNITY;
    };
  }

  /** These are the preferences of one finding. */
  static Collection<TypedPreference<?>> of(String finding) {
    return List.copyOf(LimitName.of(finding).stream().map(ALL::get).toList());
  }

  /**
   * These are the limits that the user has chosen, those of all findings: what one of them explains
   * is not said by another one.
   */
  static Limits limits(IPreferenceValueProvider chosen) {
    Map<LimitName, Double> changes = new HashMap<>();
    ALL.forEach(
        (name, preference) -> {
          IQuantity quantity = chosen.getPreferenceValue(preference);
          // the standard value itself is taken from the table, as converting it may change a digit
          if (quantity != null && quantity.compareTo(preference.getDefaultValue()) != 0) {
            double value = quantity.doubleValueIn(unit(name.unit()));
            if (name.unit().allows(value)) {
              changes.put(name, value);
            }
          }
        });
    return new Limits(changes);
  }
}
