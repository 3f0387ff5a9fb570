package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FieldsTest {

  @Test
  void aMissingFieldIsNotRecorded() {
    EventValues none = new GivenValues();
    assertThat(new NumberField(-1).of(none)).isEqualTo(NumberField.NOT_RECORDED);
    assertThat(new TextField(-1, true).of(none)).isEmpty();
    assertThat(new ThreadField(-1).of(none)).isNull();
    assertThat(new TypeField(-1).of(none)).isEqualTo(TypeField.UNKNOWN);
    assertThat(TimeField.span(-1).of(none)).isZero();
  }
}
