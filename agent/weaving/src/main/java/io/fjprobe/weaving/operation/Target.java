package io.fjprobe.weaving.operation;

import io.fjprobe.bootstrap.operation.Operation;
import io.fjprobe.weaving.operation.ClassOutline.Declared;
import io.fjprobe.weaving.option.OperationName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** An operation, and which methods of a class are of it. */
final class Target {

  final OperationName name;
  final Operation operation;

  /** With slashes. */
  final String className;

  Target(OperationName name, Operation operation) {
    this.name = name;
    this.operation = operation;
    this.className = name.className.replace('.', '/');
  }

  /** Methods of the class that the operation names. */
  List<Declared> ownMethods(ClassOutline type) {
    List<Declared> own = new ArrayList<>();
    for (Declared method : type.methods) {
      if (names(method) && method.canBeWoven() && !isOnlyBridge(method, type)) {
        own.add(method);
      }
    }
    return own;
  }

  private boolean names(Declared method) {
    if (name.method.equals(OperationName.ALL)) {
      return method.is(Opcodes.ACC_PUBLIC);
    }
    return name.method.equals(method.name)
        && (name.descriptor == null || name.descriptor.equals(method.descriptor));
  }

  /** The compiler's own, which calls the one that was written. */
  private boolean isOnlyBridge(Declared method, ClassOutline type) {
    return name.descriptor == null
        && method.is(Opcodes.ACC_BRIDGE)
        && written(method, type) != null;
  }

  /** Null if the class has none that a bridge may stand for. */
  private static Declared written(Declared bridge, ClassOutline type) {
    int arguments = Type.getArgumentTypes(bridge.descriptor).length;
    for (Declared each : type.methods) {
      if (!each.is(Opcodes.ACC_BRIDGE | Opcodes.ACC_STATIC)
          && each.name.equals(bridge.name)
          && Type.getArgumentTypes(each.descriptor).length == arguments) {
        return each;
      }
    }
    return null;
  }

  /** Whether a class that implements it might have methods of it. */
  boolean mayImplement(ClassOutline type) {
    for (Declared method : type.methods) {
      boolean named = name.method.equals(OperationName.ALL) || name.method.equals(method.name);
      if (named && canImplement(method)) {
        return true;
      }
    }
    return false;
  }

  private static boolean canImplement(Declared method) {
    return method.canBeWoven() && !method.is(Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE);
  }

  /**
   * @param above the class that the operation names
   */
  List<Declared> implementations(ClassOutline type, ClassOutline above) {
    List<Declared> found = new ArrayList<>();
    for (Declared declared : toImplement(above)) {
      for (Declared method : type.methods) {
        if (canImplement(method)
            && method.name.equals(declared.name)
            && method.descriptor.equals(declared.descriptor)) {
          Declared written = method.is(Opcodes.ACC_BRIDGE) ? written(method, type) : null;
          add(written == null ? method : written, found);
        }
      }
    }
    return found;
  }

  private static void add(Declared method, List<Declared> to) {
    if (method.canBeWoven() && !to.contains(method)) {
      to.add(method);
    }
  }

  /** What of an interface can be called, of another class is abstract. */
  List<Declared> toImplement(ClassOutline above) {
    List<Declared> declared = new ArrayList<>();
    for (Declared method : above.methods) {
      boolean open =
          method.is(Opcodes.ACC_ABSTRACT)
              || above.isInterface && !method.is(Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE);
      if (names(method) && open) {
        declared.add(method);
      }
    }
    return declared.isEmpty() ? Collections.emptyList() : declared;
  }
}
