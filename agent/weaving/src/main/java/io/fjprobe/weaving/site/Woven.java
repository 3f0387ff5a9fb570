package io.fjprobe.weaving.site;

import java.util.Map;
import net.bytebuddy.jar.asm.Type;

/** The method that is woven: where its arguments are, and what its class has for fields. */
public final class Woven {

  final String owner;
  final Type[] arguments;

  private final boolean isStatic;
  private final int[] slots;
  private final Map<String, String> fields;

  /**
   * @param fields descriptors by name
   */
  public Woven(String owner, boolean isStatic, String descriptor, Map<String, String> fields) {
    this.owner = owner;
    this.isStatic = isStatic;
    this.fields = fields;
    this.arguments = Type.getArgumentTypes(descriptor);
    this.slots = new int[arguments.length];
    int next = isStatic ? 0 : 1;
    for (int i = 0; i < arguments.length; i++) {
      slots[i] = next;
      next += arguments[i].getSize();
    }
  }

  boolean isStatic() {
    return isStatic;
  }

  int slot(int argument) {
    return slots[argument];
  }

  String fieldDescriptor(String name) {
    String descriptor = fields.get(name);
    if (descriptor == null) {
      throw new IllegalStateException("there is no field " + name + " in " + owner);
    }
    return descriptor;
  }
}
