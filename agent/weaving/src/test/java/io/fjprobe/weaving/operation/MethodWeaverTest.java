package io.fjprobe.weaving.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.bootstrap.operation.Named;
import io.fjprobe.bootstrap.operation.OperationTotals;
import io.fjprobe.weaving.option.MethodName;
import java.lang.instrument.ClassFileTransformer;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.Test;

/** Class files at the limits of what one can be. */
class MethodWeaverTest {

  private static final int MOST_LOCALS = 0xffff;
  private static final int MOST_CONSTANTS = 0xffff;
  private static final int MOST_CODE = 0xffff;

  /** A copy of the argument, the slot, what was thrown, and the result. */
  private static final int ADDED = 4;

  private static final ClassLoader LOADER = MethodWeaverTest.class.getClassLoader();

  /** With a static method run that takes and returns an int. */
  private static byte[] type(int version, String name, Consumer<MethodVisitor> body) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(version, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    MethodVisitor run =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "(I)I", null, null);
    run.visitCode();
    body.accept(run);
    run.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static byte[] withLocals(String name, int count) {
    return type(
        Opcodes.V1_8,
        name,
        run -> {
          run.visitVarInsn(Opcodes.ILOAD, 0);
          run.visitVarInsn(Opcodes.ISTORE, count - 1);
          end(run, count);
        });
  }

  private static void end(MethodVisitor run, int locals) {
    run.visitVarInsn(Opcodes.ILOAD, 0);
    run.visitInsn(Opcodes.IRETURN);
    run.visitMaxs(2, locals);
  }

  private static List<Target> targets(String... names) {
    assertThat(Named.OPERATIONS.observe(List.of(names))).isTrue();
    List<Target> targets = new ArrayList<>();
    for (String each : names) {
      targets.add(
          new Target(MethodName.parse("operation", each).get(0), Named.OPERATIONS.find(each)));
    }
    return targets;
  }

  private static byte[] weave(ClassLoader loader, String name, byte[] file, List<Target> targets)
      throws Exception {
    ClassFileTransformer transformer = new MethodWeaver(targets).transformer();
    return transformer.transform(loader, name, null, null, file);
  }

  private static byte[] weave(String name, byte[] file, String... operations) throws Exception {
    return weave(LOADER, name, file, targets(operations));
  }

  private static void assertRefused(String name, byte[] file, String reason) {
    List<Target> targets = targets(name + ".run");
    assertThatThrownBy(() -> weave(LOADER, name, file, targets)) // which the JVM does not mind
        .isInstanceOf(IllegalStateException.class);
    assertThat(targets.get(0).observed.problem())
        .startsWith(name + " cannot be woven: ")
        .contains(reason);
  }

  private static int localsOf(byte[] file) {
    int[] locals = new int[1];
    new ClassReader(file)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9) {
                  @Override
                  public void visitMaxs(int maxStack, int maxLocals) {
                    locals[0] = maxLocals;
                  }
                };
              }
            },
            0);
    return locals[0];
  }

  @Test
  void theLastLocalIsTheAgents() throws Exception {
    byte[] one = withLocals("Large1", MOST_LOCALS - ADDED);
    assertThat(localsOf(weave("Large1", one, "Large1.run"))).isEqualTo(MOST_LOCALS);
    byte[] two = withLocals("Large2", MOST_LOCALS - 2 * ADDED);
    assertThat(localsOf(weave("Large2", two, "Large2.run", "Large2.run(I)I")))
        .isEqualTo(MOST_LOCALS);
  }

  @Test
  void moreThanAClassFileCanSayIsRefused() {
    byte[] file = withLocals("TooLarge", MOST_LOCALS - ADDED + 1);
    assertRefused("TooLarge", file, "run(I)I has too many local variables: 65536 with the agent's");
  }

  @Test
  void aMethodWithoutRoomForMoreCodeIsRefused() {
    byte[] file =
        type(
            Opcodes.V1_8,
            "Long",
            run -> {
              for (int i = 0; i < MOST_CODE - 2; i++) {
                run.visitInsn(Opcodes.NOP);
              }
              end(run, 1);
            });
    assertRefused("Long", file, "Method too large");
  }

  @Test
  void aClassWithoutRoomForMoreConstantsIsRefused() {
    ClassWriter writer = new ClassWriter(new ClassReader(withLocals("Full", 1)), 0);
    int more = MOST_CONSTANTS - 1 - new ClassReader(withLocals("Full", 1)).getItemCount();
    for (int i = 0; i < more; i++) {
      writer.newUTF8("constant " + i);
    }
    new ClassReader(withLocals("Full", 1)).accept(writer, 0);
    assertRefused("Full", writer.toByteArray(), "Class too large");
  }

  @Test
  void aLoaderThatHidesTheHooksIsLeftAlone() throws Exception {
    ClassLoader hiding =
        new ClassLoader(null) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            throw new ClassNotFoundException(name);
          }
        };
    List<Target> targets = targets("Hidden.run");
    assertThat(weave(hiding, "Hidden", withLocals("Hidden", 1), targets)).isNull();
    assertThat(targets.get(0).observed.problem()).contains("hides the agent's classes");
  }

  /** Of JDKs that nobody knows yet, and with features that are not final. */
  @Test
  void newerClassFilesKeepTheirVersion() throws Exception {
    for (int version : new int[] {99, 72 | 0xffff0000}) {
      byte[] file = withLocals("Newer", 1);
      ByteBuffer.wrap(file).putInt(4, version);
      byte[] woven = weave("Newer", file, "Newer.run");
      assertThat(ByteBuffer.wrap(woven).getInt(4)).isEqualTo(version);
      ByteBuffer.wrap(woven).putInt(4, Opcodes.V1_8);
      assertCounted("Newer", woven, 1);
    }
  }

  /** As compilers other than javac do: the place of an argument gets a value of another type. */
  @Test
  void aPlaceOfAnotherType() throws Exception {
    byte[] file =
        type(
            Opcodes.V1_8,
            "Reusing",
            run -> {
              Label else_ = new Label();
              run.visitVarInsn(Opcodes.ILOAD, 0);
              run.visitVarInsn(Opcodes.ISTORE, 1);
              run.visitLdcInsn("text");
              run.visitVarInsn(Opcodes.ASTORE, 0);
              run.visitVarInsn(Opcodes.ILOAD, 1);
              run.visitJumpInsn(Opcodes.IFEQ, else_);
              run.visitVarInsn(Opcodes.ILOAD, 1);
              run.visitInsn(Opcodes.IRETURN);
              run.visitLabel(else_);
              run.visitFrame(
                  Opcodes.F_FULL,
                  2,
                  new Object[] {"java/lang/String", Opcodes.INTEGER},
                  0,
                  new Object[0]);
              run.visitVarInsn(Opcodes.ALOAD, 0);
              run.visitInsn(Opcodes.POP);
              run.visitVarInsn(Opcodes.ILOAD, 1);
              run.visitInsn(Opcodes.IRETURN);
              run.visitMaxs(2, 2);
            });
    assertCounted("Reusing", weave("Reusing", file, "Reusing.run"), 1);
  }

  /** Without frames, and with a subroutine, as javac wrote them for finally up to JDK 5. */
  @Test
  void anOldClassFile() throws Exception {
    byte[] file =
        type(
            Opcodes.V1_4,
            "Old",
            run -> {
              Label subroutine = new Label();
              run.visitJumpInsn(Opcodes.JSR, subroutine);
              run.visitVarInsn(Opcodes.ILOAD, 0);
              run.visitInsn(Opcodes.IRETURN);
              run.visitLabel(subroutine);
              run.visitVarInsn(Opcodes.ASTORE, 1);
              run.visitVarInsn(Opcodes.RET, 1);
              run.visitMaxs(2, 2);
            });
    assertCounted("Old", weave("Old", file, "Old.run", "Old.run(I)I"), 1);
  }

  /** The compiler's own method is all that the class has of the operation. */
  @Test
  void aBridgeThatIsNamed() throws Exception {
    byte[] file = withLocals("Bridged", 1);
    ClassWriter bridge = new ClassWriter(0);
    new ClassReader(file)
        .accept(
            new ClassVisitor(Opcodes.ASM9, bridge) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC;
                MethodVisitor method = super.visitMethod(flags, name, descriptor, null, null);
                method.visitCode();
                method.visitVarInsn(Opcodes.ILOAD, 1);
                method.visitInsn(Opcodes.IRETURN);
                method.visitMaxs(1, 2);
                return null;
              }
            },
            0);
    byte[] woven = weave("Bridged", bridge.toByteArray(), "Bridged.run");
    assertThat(localsOf(woven)).isGreaterThan(2);
  }

  /** A class file that cannot be had hides nothing but what is above it. */
  @Test
  void implementationsBesideATypeThatIsMissing() throws Exception {
    ClassWriter writer = new ClassWriter(0);
    String[] interfaces = {"gone/Missing", "org/junit/jupiter/api/function/Executable"};
    writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "Partly", null, "gone/Base", interfaces);
    MethodVisitor execute = writer.visitMethod(Opcodes.ACC_PUBLIC, "execute", "()V", null, null);
    execute.visitCode();
    execute.visitInsn(Opcodes.RETURN);
    execute.visitMaxs(0, 1);
    execute.visitEnd();
    writer.visitEnd();
    String operation = "org.junit.jupiter.api.function.Executable.execute";
    assertThat(localsOf(weave("Partly", writer.toByteArray(), operation))).isGreaterThan(1);
    assertThat(Named.OPERATIONS.find(operation).isFound()).isTrue();
    assertThat(weave("Partly", writer.toByteArray(), "gone.Missing.execute")).isNull();
  }

  /** By both ways out. */
  @Test
  void returnsAndExceptions() throws Exception {
    byte[] file =
        type(
            Opcodes.V17,
            "Dividing",
            run -> {
              run.visitInsn(Opcodes.ICONST_1);
              run.visitVarInsn(Opcodes.ILOAD, 0);
              run.visitInsn(Opcodes.IDIV);
              run.visitInsn(Opcodes.POP);
              end(run, 1);
            });
    byte[] woven = weave("Dividing", file, "Dividing.run");
    assertCounted("Dividing", woven, 1);
    assertThatThrownBy(() -> call("Dividing", woven, 0))
        .isInstanceOf(InvocationTargetException.class)
        .hasCauseInstanceOf(ArithmeticException.class);
    OperationTotals totals = new OperationTotals(Named.OPERATIONS.find("Dividing.run"));
    assertThat(totals.ended()).isEqualTo(2);
  }

  private static void assertCounted(String name, byte[] woven, int argument) throws Exception {
    long before = new OperationTotals(Named.OPERATIONS.find(name + ".run")).ended();
    assertThat(call(name, woven, argument)).isEqualTo(argument);
    OperationTotals totals = new OperationTotals(Named.OPERATIONS.find(name + ".run"));
    assertThat(totals.started()).isEqualTo(before + 1);
    assertThat(totals.ended()).isEqualTo(before + 1);
  }

  private static Object call(String name, byte[] woven, int argument) throws Exception {
    ClassLoader loader =
        new ClassLoader(LOADER) {
          @Override
          protected Class<?> findClass(String wanted) {
            return defineClass(wanted, woven, 0, woven.length);
          }
        };
    return loader.loadClass(name).getMethod("run", int.class).invoke(null, argument);
  }
}
