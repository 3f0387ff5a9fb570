package io.fjprobe.analyzer.recording.field;

import io.fjprobe.analyzer.recording.stack.Stack;

/** Values of an event that a test can't make happen. */
public record GivenValues(Object... values) implements EventValues {

  @Override
  public long moment(int index) {
    return number(index);
  }

  @Override
  public long span(int index) {
    return number(index);
  }

  @Override
  public long number(int index) {
    return ((Number) values[index]).longValue();
  }

  @Override
  public double share(int index) {
    return ((Number) values[index]).doubleValue();
  }

  @Override
  public String text(int index) {
    return (String) values[index];
  }

  @Override
  public boolean flag(int index) {
    return (Boolean) values[index];
  }

  @Override
  public String label(int index) {
    return text(index);
  }

  @Override
  public RecordedClass type(int index) {
    return (RecordedClass) values[index];
  }

  @Override
  public RecordedThread thread(int index) {
    return (RecordedThread) values[index];
  }

  @Override
  public Object value(int index) {
    return values[index];
  }

  @Override
  public Stack stack(int index) {
    return (Stack) values[index];
  }
}
