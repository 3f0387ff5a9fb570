package io.fjprobe.jmc;

import java.util.Map;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.util.IPreferenceValueProvider;
import org.openjdk.jmc.common.util.TypedPreference;

/**
 * What a user has set in the preferences of JMC.
 *
 * @param values by the identifiers of the preferences
 */
record ChosenPreferences(Map<String, IQuantity> values) implements IPreferenceValueProvider {

  @Override
  @SuppressWarnings("unchecked")
  public <T> T getPreferenceValue(TypedPreference<T> preference) {
    IQuantity value = values.get(preference.getIdentifier());
    return value == null ? preference.getDefaultValue() : (T) value;
  }
}
