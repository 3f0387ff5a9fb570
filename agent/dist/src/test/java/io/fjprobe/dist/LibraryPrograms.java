package io.fjprobe.dist;

import io.fjprobe.dist.program.Kind;
import io.fjprobe.dist.program.Node;
import io.fjprobe.dist.program.ProgramMain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.commons.ClassRemapper;
import net.bytebuddy.jar.asm.commons.Remapper;

/** The random programs, with the pool of jsr166y in the place of the JDK's. */
final class LibraryPrograms {

  private static final String JDK = "java/util/concurrent/";
  private static final String POOL = "jsr166y/ForkJoinPool";

  /** What the library does not have, and what stands for it. */
  private static final Map<Kind, Kind> INSTEAD =
      Map.of(
          Kind.COMPLETER, Kind.FORK_FIFO,
          Kind.ASYNC, Kind.FORK_LIFO,
          Kind.COMMON_ASYNC, Kind.FORK_FIFO,
          Kind.STREAM, Kind.MANAGED_BLOCK,
          Kind.AWAIT_QUIESCENCE, Kind.INVOKE_ANY);

  private LibraryPrograms() {}

  /** The same program without what the library does not have. */
  static Node possible(Node node) {
    if (node.kind == Kind.EXTERNAL) { // only streams and asynchronous stages
      return new Node(Kind.INVOKE_ANY, node.number);
    }
    if (node.kind == Kind.SUBMIT_OWN) { // its invoke does not submit what a worker invokes
      return new Node(node.kind, 3 * node.number, possible(node.child(0)));
    }
    List<Node> children = node.children.stream().map(LibraryPrograms::possible).toList();
    return new Node(INSTEAD.getOrDefault(node.kind, node.kind), node.number, children);
  }

  /** Rewrites the classes of the programs into this directory. */
  static void write(Path directory) throws IOException {
    Path home = Path.of(ProgramMain.class.getPackageName().replace('.', '/'));
    Files.createDirectories(directory.resolve(home));
    try (Stream<Path> files = Files.list(ProgramsRun.CLASSES.resolve(home))) {
      for (Path file : files.toList()) {
        Path to = directory.resolve(home).resolve(file.getFileName().toString());
        Files.write(to, inLibrary(Files.readAllBytes(file)));
      }
    }
  }

  private static byte[] inLibrary(byte[] original) {
    ClassWriter writer = new ClassWriter(0);
    Remapper moving =
        new Remapper(Opcodes.ASM9) {
          @Override
          public String map(String name) {
            boolean moved = name.startsWith(JDK + "ForkJoin") || name.startsWith(JDK + "Recursive");
            return moved ? "jsr166y/" + name.substring(JDK.length()) : name;
          }
        };
    new ClassReader(original).accept(new ClassRemapper(new OwnCommonPool(writer), moving), 0);
    return writer.toByteArray();
  }

  /** There is no common pool: one for the programs of this JVM stands for it. */
  private static final class OwnCommonPool extends ClassVisitor {

    OwnCommonPool(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
      return new MethodVisitor(Opcodes.ASM9, out) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String descriptor, boolean isInterface) {
          if (owner.equals(POOL) && called.equals("commonPool")) {
            super.visitTypeInsn(Opcodes.NEW, POOL);
            super.visitInsn(Opcodes.DUP);
            super.visitMethodInsn(Opcodes.INVOKESPECIAL, POOL, "<init>", "()V", false);
          } else {
            super.visitMethodInsn(opcode, owner, called, descriptor, isInterface);
          }
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
          super.visitMaxs(maxStack + 1, maxLocals);
        }
      };
    }
  }
}
