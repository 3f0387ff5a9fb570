package io.fjprobe.analyzer.recording.jmc;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.stack.Frame;
import io.fjprobe.analyzer.recording.stack.Method;
import io.fjprobe.analyzer.recording.stack.Stack;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCPackage;
import org.openjdk.jmc.common.IMCStackTrace.TruncationState;
import org.openjdk.jmc.common.IMCType;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.common.util.MCFrame;
import org.openjdk.jmc.common.util.MCMethod;
import org.openjdk.jmc.common.util.MCStackTrace;

class ParsedValuesTest {

  private record NamedType(String getFullName) implements IMCType {

    @Override
    public String getTypeName() {
      return getFullName;
    }

    @Override
    public IMCPackage getPackage() {
      return null;
    }
  }

  private static ParsedValues of(Object... values) {
    return new ParsedValues().of(values);
  }

  @Test
  void timesInOtherUnitsAreConverted() {
    assertThat(of(UnitLookup.MILLISECOND.quantity(3)).span(0)).isEqualTo(3_000_000);
    assertThat(of(UnitLookup.EPOCH_S.quantity(2)).moment(0)).isEqualTo(2_000_000_000);
  }

  @Test
  void whatIsMissingIsNotRecorded() {
    ParsedValues none = of((Object) null);
    assertThat(none.number(0)).isEqualTo(NumberField.NOT_RECORDED);
    assertThat(none.span(0)).isZero();
    assertThat(none.thread(0)).isNull();
    assertThat(none.stack(0)).isNull();
    assertThat(none.type(0)).isNull();
  }

  @Test
  void aStackHasWhatIsKnownOfItsFrames() {
    MCMethod run =
        new MCMethod(new NamedType("app.Shop"), "run", "()V", Modifier.SYNCHRONIZED, false);
    MCStackTrace trace =
        new MCStackTrace(
            List.of(new MCFrame(run, 0, 7, IMCFrame.Type.INTERPRETED)),
            TruncationState.NOT_TRUNCATED);
    ParsedValues values = of(trace);
    Stack stack = values.stack(0);

    assertThat(stack.frames())
        .containsExactly(new Frame(new Method("app.Shop", "run", Modifier.SYNCHRONIZED), 7, true));
    assertThat(values.stack(0)).as("found by identity").isSameAs(stack);
  }

  @Test
  void theSameClassIsTheSameObject() {
    ParsedValues values = of(new NamedType("app.Shop"));
    assertThat(values.type(0).name()).isEqualTo("app.Shop");
    assertThat(values.type(0)).isSameAs(values.type(0));
  }
}
