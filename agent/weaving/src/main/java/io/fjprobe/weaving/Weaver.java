package io.fjprobe.weaving;

import io.fjprobe.bootstrap.probed.ProbedPool;
import io.fjprobe.bootstrap.probed.ProbedQueue;
import io.fjprobe.weaving.joinpoint.JoinPoint;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.field.FieldList;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.method.MethodList;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.scaffold.MethodGraph;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.matcher.ElementMatcher;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

/**
 * Weaves the rows of one table into the pool's classes while they load: only then can a class still
 * get a field. A row that does not match exactly takes its whole probe with it.
 */
final class Weaver implements ClassFileTransformer {

  private static final String POOL = "java/util/concurrent/ForkJoinPool";
  private static final String QUEUE = "java/util/concurrent/ForkJoinPool$WorkQueue";

  private final JoinPointTable table;
  private final ClassFileLocator classFiles;
  private final Set<String> owners = new LinkedHashSet<>();
  private final WeavingReport report = new WeavingReport();
  private final ByteBuddy byteBuddy =
      new ByteBuddy()
          .with(TypeValidation.DISABLED)
          .with(MethodGraph.Compiler.ForDeclaredMethods.INSTANCE);

  Weaver(JoinPointTable table, ClassFileLocator classFiles) {
    this.table = table;
    this.classFiles = classFiles;
    for (JoinPoint point : table.rows) {
      owners.add(point.owner);
    }
  }

  String generation() {
    return table.generation;
  }

  WeavingReport report() {
    return report;
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String name,
      Class<?> retransformed,
      ProtectionDomain domain,
      byte[] file) {
    if (loader != null || !owners.contains(name)) {
      return null;
    }
    try {
      byte[] woven;
      int missing;
      do { // again without the probes that turn out not to match
        missing = report.missingCount();
        woven = weave(name, file);
      } while (report.missingCount() > missing);
      return woven;
    } catch (Throwable t) {
      report.mismatchAll("weaving " + name.substring(name.lastIndexOf('/') + 1) + " failed: " + t);
      return null;
    }
  }

  private byte[] weave(String name, byte[] file) {
    String className = name.replace('/', '.');
    ClassFileLocator locator =
        new ClassFileLocator.Compound(ClassFileLocator.Simple.of(className, file), classFiles);
    TypeDescription type = TypePool.Default.of(locator).describe(className).resolve();
    DynamicType.Builder<?> builder = byteBuddy.redefine(type, locator);
    if (name.equals(QUEUE)) {
      builder = QueueFields.add(builder, table);
    } else if (name.equals(POOL)) {
      builder = PoolFields.add(builder, table);
    }
    Map<String, List<JoinPoint>> sites = new LinkedHashMap<>();
    for (JoinPoint point : table.rows) {
      if (point.owner.equals(name) && !report.isOff(point)) {
        if (type.getDeclaredMethods().filter(in(point)).size() != 1) {
          report.mismatch(point, "no such method");
        } else if (point.advice != null) {
          builder = builder.visit(Advice.to(AdviceClasses.get(point.advice)).on(in(point)));
          report.matched(point);
        } else {
          sites.computeIfAbsent(point.method + point.descriptor, k -> new ArrayList<>()).add(point);
        }
      }
    }
    for (List<JoinPoint> points : sites.values()) {
      builder = builder.visit(new Sites(points));
    }
    return builder.make().getBytes();
  }

  private static ElementMatcher.Junction<MethodDescription> in(JoinPoint point) {
    ElementMatcher.Junction<MethodDescription> named =
        point.method.equals("<init>")
            ? ElementMatchers.<MethodDescription>isConstructor()
            : ElementMatchers.<MethodDescription>named(point.method);
    return named.and(ElementMatchers.<MethodDescription>hasDescriptor(point.descriptor));
  }

  /** All sites of one method. */
  private final class Sites extends AsmVisitorWrapper.AbstractBase {

    private final List<JoinPoint> points;

    Sites(List<JoinPoint> points) {
      this.points = points;
    }

    @Override
    public int mergeWriter(int flags) {
      return flags | ClassWriter.COMPUTE_MAXS;
    }

    @Override
    public int mergeReader(int flags) {
      return flags;
    }

    @Override
    public ClassVisitor wrap(
        TypeDescription type,
        ClassVisitor next,
        Implementation.Context context,
        TypePool pool,
        FieldList<FieldDescription.InDefinedShape> fields,
        MethodList<?> methods,
        int writerFlags,
        int readerFlags) {
      return new ClassVisitor(Opcodes.ASM9, next) {
        @Override
        public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] thrown) {
          MethodVisitor method = super.visitMethod(access, name, descriptor, signature, thrown);
          boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
          return points.get(0).isIn(name, descriptor)
              ? new SiteWeaver(method, points, isStatic, descriptor, report)
              : method;
        }
      };
    }
  }

  /** Whether the classes that are loaded now are the woven ones. */
  static boolean isWoven(Class<?> pool, Class<?> queue) {
    return ProbedPool.class.isAssignableFrom(pool) && ProbedQueue.class.isAssignableFrom(queue);
  }
}
