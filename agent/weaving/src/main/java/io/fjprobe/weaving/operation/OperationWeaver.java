package io.fjprobe.weaving.operation;

import io.fjprobe.weaving.operation.ClassOutline.Declared;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Weaves the operations into classes of the application, while they load or when they are already
 * loaded.
 */
final class OperationWeaver implements ClassFileTransformer {

  private final List<Target> targets;
  private final Supertypes supertypes = new Supertypes();
  private volatile boolean stopped;

  OperationWeaver(List<Target> targets) {
    this.targets = targets;
  }

  /** From now on classes are as they were. */
  void stop() {
    stopped = true;
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] file) {
    if (stopped || loader == null || name == null || !Applications.mayHave(name)) {
      return null;
    }
    try {
      return weave(loader, new ClassOutline(file), file);
    } catch (Throwable t) {
      for (Target each : targets) {
        if (each.className.equals(name)) {
          Problems.notWoven(each, name, t.toString());
        }
      }
      return null;
    }
  }

  /** Null if nothing of it is an operation. */
  private byte[] weave(ClassLoader loader, ClassOutline type, byte[] file) {
    Map<String, int[]> ids = new HashMap<>();
    boolean[] found = new boolean[targets.size()];
    for (int i = 0; i < found.length; i++) {
      Target target = targets.get(i);
      for (Declared method : methods(target, type, loader)) {
        found[i] = true;
        add(target.operation.id, method.name + method.descriptor, ids);
      }
    }
    if (ids.isEmpty()) {
      return null;
    }
    boolean sees = Applications.seesHooks(loader);
    byte[] woven = null;
    String problem = null;
    try {
      woven = sees ? OperationClassWeaver.weave(file, ids) : null;
    } catch (RuntimeException e) { // such as a method that is too large already
      problem = e.toString();
    }
    for (int i = 0; i < found.length; i++) {
      if (found[i] && problem != null) {
        Problems.notWoven(targets.get(i), type.name, problem);
      } else if (found[i] && sees) {
        targets.get(i).operation.found();
      } else if (found[i]) {
        String from = loader.getClass().getName();
        Problems.notWoven(
            targets.get(i), type.name, "its class loader " + from + " hides the agent's classes");
      }
    }
    return woven;
  }

  private List<Declared> methods(Target target, ClassOutline type, ClassLoader loader) {
    if (type.name.equals(target.className)) {
      List<Declared> own = target.ownMethods(type);
      if (own.isEmpty()) {
        Problems.noMethod(target, type);
      }
      return own;
    }
    String simple = target.className.substring(target.className.lastIndexOf('/') + 1);
    if (type.name.endsWith("/" + simple) || type.name.endsWith("$" + simple)) {
      Problems.similarSeen(target, type.name);
    }
    ClassOutline above =
        target.mayImplement(type) ? supertypes.find(target.className, type, loader) : null;
    return above == null ? Arrays.asList() : target.implementations(type, above);
  }

  private static void add(int id, String method, Map<String, int[]> ids) {
    int[] before = ids.get(method);
    int[] with = before == null ? new int[1] : Arrays.copyOf(before, before.length + 1);
    with[with.length - 1] = id;
    ids.put(method, with);
  }
}
