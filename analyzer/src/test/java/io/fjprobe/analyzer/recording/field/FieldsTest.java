package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.unit.UnitLookup;

class FieldsTest {

  @Test
  void aMissingFieldIsNotRecorded() {
    assertThat(new NumberField(-1).of(new Object[0])).isEqualTo(NumberField.NOT_RECORDED);
    assertThat(new TextField(-1, true).of(new Object[0])).isEmpty();
    assertThat(new ThreadField(-1).of(new Object[0])).isNull();
    assertThat(new TypeField(-1).of(new Object[0])).isEqualTo(TypeField.UNKNOWN);
  }

  @Test
  void spansInOtherUnitsAreConverted() {
    Object[] event = {UnitLookup.MILLISECOND.quantity(3)};
    assertThat(new TimeField(0, UnitLookup.NANOSECOND).of(event)).isEqualTo(3_000_000);
  }
}
