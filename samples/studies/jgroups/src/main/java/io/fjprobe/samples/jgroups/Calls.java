package io.fjprobe.samples.jgroups;

import java.lang.reflect.Method;

/** The methods of {@link Member} that members call, by numbers on the wire. */
final class Calls {
  static final short GET = 0;
  static final short PUT = 1;
  static final short MEASURE = 2;
  static final short END = 3;

  private static final Method[] METHODS = {
    find("get", int.class), find("put", int.class, byte[].class), find("measure"), find("end")
  };

  private Calls() {}

  static Method method(short number) {
    return METHODS[number];
  }

  private static Method find(String name, Class<?>... parameters) {
    try {
      return Member.class.getMethod(name, parameters);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
