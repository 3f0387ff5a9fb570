package io.fjprobe.weaving.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.field.FieldList;
import net.bytebuddy.description.method.MethodDescription.InDefinedShape;
import net.bytebuddy.description.method.MethodList;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.pool.TypePool;

/** Inlines advice into methods of a class, also into bridges, which Byte Buddy passes over. */
final class AdvisedMethods extends AsmVisitorWrapper.AbstractBase {

  private final Map<String, InDefinedShape> methods = new HashMap<>();
  private final Map<String, List<Advice>> advice = new HashMap<>();

  /** The advice that is added first is around that which comes later. */
  void add(InDefinedShape method, Advice more) {
    String key = method.getInternalName() + method.getDescriptor();
    if (methods.put(key, method) == null) {
      advice.put(key, new ArrayList<>());
    }
    advice.get(key).add(more);
  }

  @Override
  public ClassVisitor wrap(
      TypeDescription type,
      ClassVisitor next,
      Implementation.Context context,
      TypePool pool,
      FieldList<FieldDescription.InDefinedShape> allFields,
      MethodList<?> allMethods,
      int writerFlags,
      int readerFlags) {
    return new ClassVisitor(Opcodes.ASM9, next) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
        String key = name + descriptor;
        InDefinedShape method = methods.get(key);
        if (method == null) {
          return out;
        }
        out = new LocalVariableLimit(out, key);
        for (Advice each : advice.get(key)) {
          out = each.wrap(type, method, out, context, pool, writerFlags, readerFlags);
        }
        return out;
      }
    };
  }
}
