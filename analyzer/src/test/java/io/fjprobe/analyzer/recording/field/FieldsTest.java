package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.unit.UnitLookup;

class FieldsTest {

  @Test
  void aMissingFieldIsNotRecorded() {
    assertThat(new NumberField(-1).of(new ParsedValues())).isEqualTo(NumberField.NOT_RECORDED);
    assertThat(new TextField(-1, true).of(new ParsedValues())).isEmpty();
    assertThat(new ThreadField(-1).of(new ParsedValues())).isNull();
    assertThat(new TypeField(-1).of(new ParsedValues())).isEqualTo(TypeField.UNKNOWN);
  }

  @Test
  void spansInOtherUnitsAreConverted() {
    EventValues event = new ParsedValues().of(new Object[] {UnitLookup.MILLISECOND.quantity(3)});
    assertThat(new TimeField(0, UnitLookup.NANOSECOND).of(event)).isEqualTo(3_000_000);
  }
}
