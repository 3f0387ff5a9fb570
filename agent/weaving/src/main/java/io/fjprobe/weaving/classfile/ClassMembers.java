package io.fjprobe.weaving.classfile;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The methods and fields that classes declare. Each class file is read once. */
public final class ClassMembers {

  private final ClassFiles classFiles;
  private final Map<String, Members> known = new HashMap<>();

  public ClassMembers(ClassFiles classFiles) {
    this.classFiles = classFiles;
  }

  /**
   * Each as name and descriptor in one.
   *
   * @return empty if there is no such class
   */
  public Set<String> methods(String owner) throws IOException {
    return of(owner).methods;
  }

  /**
   * Descriptors by name, without those of private fields.
   *
   * @return empty if there is no such class
   */
  public Map<String, String> fields(String owner) throws IOException {
    return of(owner).fields;
  }

  /** Likewise, of a class file. */
  public static Set<String> methodsIn(byte[] file) {
    return new Members(file).methods;
  }

  private Members of(String owner) throws IOException {
    Members members = known.get(owner);
    if (members == null) {
      members = new Members(classFiles.read(owner));
      known.put(owner, members);
    }
    return members;
  }

  private static final class Members extends ClassVisitor {

    final Set<String> methods = new HashSet<>();
    final Map<String, String> fields = new HashMap<>();

    /**
     * @param file null if there is none
     */
    Members(byte[] file) {
      super(Opcodes.ASM9);
      if (file != null) {
        int flags = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
        ClassFiles.reader(file).accept(this, flags);
      }
    }

    @Override
    public FieldVisitor visitField(
        int access, String name, String descriptor, String signature, Object value) {
      if ((access & Opcodes.ACC_PRIVATE) == 0) {
        fields.put(name, descriptor);
      }
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] thrown) {
      methods.add(name + descriptor);
      return null;
    }
  }
}
