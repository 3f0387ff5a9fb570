package io.fjprobe.weaving.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.counter.Generation;
import io.fjprobe.bootstrap.counter.Probe;
import io.fjprobe.bootstrap.probed.ProbedLibrary;
import io.fjprobe.weaving.classfile.ClassFiles;
import io.fjprobe.weaving.joinpoint.JoinPointTable;
import io.fjprobe.weaving.poolclass.HookCalls;
import io.fjprobe.weaving.poolclass.Shape;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.commons.ClassRemapper;
import net.bytebuddy.jar.asm.commons.Remapper;
import org.junit.jupiter.api.Test;

/** The classes of the library as it is published. */
class LibraryWeaverTest {

  private static final String POOL = "jsr166y/ForkJoinPool";
  private static final String WORKER = "jsr166y/ForkJoinWorkerThread";
  private static final String TASK = "jsr166y/ForkJoinTask";
  private static final List<String> CLASSES = List.of(POOL, WORKER, TASK);

  private static final ClassLoader LOADER = LibraryWeaverTest.class.getClassLoader();

  private final LibraryWeaver weaver = new LibraryWeaver(true);

  private static byte[] file(String name) throws IOException {
    return ClassFiles.OF_THIS_JVM.read(name);
  }

  private byte[] weave(String name, byte[] file) {
    return weaver.transform(LOADER, name, null, null, file);
  }

  @Test
  void everyRowMatchesAndNamesAHook() throws IOException {
    for (String name : CLASSES) {
      HookCalls calls = HookCalls.in(weave(name, file(name)));
      assertThat(calls.found()).as(name).isPositive();
      assertThat(calls.missing()).as(name).isEmpty();
    }

    assertThat(Stream.of(Probe.values()).filter(Generation.JSR166Y::has))
        .containsExactlyElementsOf(
            Stream.of(Probe.values())
                .filter(probe -> probe != Probe.LOCKS && probe != Probe.SPAN)
                .toList());
    assertThat(Generation.allJoinPoints()).isEqualTo(JoinPointTable.load("jsr166y").rows.size());
    assertThat(Generation.allNotRecorded()).isEqualTo("locks (not in jsr166y)");
  }

  @Test
  void otherClassesAreLeftAlone() throws IOException {
    String phaser = "jsr166y/Phaser";
    assertThat(weave(phaser, file(phaser))).isNull();
    assertThat(weave("java/util/concurrent/ForkJoinPool", new byte[0])).isNull();
    assertThat(weave(null, new byte[0])).isNull();
  }

  @Test
  void anotherVersionIsLeftAlone() throws IOException {
    assertThat(weave(POOL, renamed(file(POOL), "tryPreBlock"))).isNull();
    assertThat(weave(TASK, renamed(file(TASK), "tryAwaitDone"))).isNull();
    assertThat(weave(WORKER, file(WORKER))).isNotNull();

    assertThat(Generation.allNotRecorded())
        .contains("jsr166y.ForkJoinPool (it is not the class of jsr166y 1.7.0)");
    assertThat(Generation.JSR166Y.has(Probe.JOINS)).as("would be 0").isFalse();
    assertThat(Generation.JSR166Y.has(Probe.FORKS)).isTrue();
  }

  @Test
  void aRowThatDoesNotMatchTakesItsProbe() throws IOException {
    assertThat(weave(POOL, renamed(file(POOL), "idleAwaitWork"))).isNotNull();

    assertThat(Generation.JSR166Y.has(Probe.IDLE)).isFalse();
    assertThat(Generation.JSR166Y.has(Probe.STEALS)).isTrue();
    assertThat(Generation.allNotRecorded())
        .contains("idle (jsr166y.ForkJoinPool.idleAwaitWork CALLING parkNanos: no such method)");
  }

  @Test
  void aDamagedClassFileIsLeftAlone() {
    assertThat(weave(POOL, new byte[] {1, 2, 3})).isNull();
    assertThat(Generation.allNotRecorded()).contains("weaving failed");
  }

  @Test
  void aLoaderThatDoesNotFindTheHooksIsLeftAlone() throws IOException {
    ClassLoader alone =
        new ClassLoader(null) {
          @Override
          protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            throw new ClassNotFoundException(name);
          }
        };
    assertThat(weaver.transform(alone, POOL, null, null, file(POOL))).isNull();
    assertThat(Generation.allNotRecorded())
        .isEqualTo("jsr166y.ForkJoinPool (its class loader does not find the agent's classes)");
  }

  /** Whoever transforms it again must not find it with another shape. */
  @Test
  void whatWasWovenKeepsItsShape() throws IOException {
    for (String name : CLASSES) {
      byte[] original = file(name);
      assertThat(weaver.transform(LOADER, name, Object.class, null, original))
          .as("loaded before the agent: %s", name)
          .isNull();

      byte[] woven = weave(name, original);
      weaver.stop();
      assertThat(weave(name, original)).as("loaded after a detach: %s", name).isNull();
      byte[] kept = weaver.transform(LOADER, name, ProbedLibrary.class, null, original);
      assertThat(Shape.of(kept)).isEqualTo(Shape.of(woven)).isNotEqualTo(Shape.of(original));
      assertThat(HookCalls.in(kept).found()).isZero();
      weaver.resume();
    }
  }

  private static byte[] renamed(byte[] original, String method) {
    ClassWriter writer = new ClassWriter(0);
    Remapper renaming =
        new Remapper(Opcodes.ASM9) {
          @Override
          public String mapMethodName(String owner, String name, String descriptor) {
            return name.equals(method) ? name + "Renamed" : name;
          }
        };
    new ClassReader(original).accept(new ClassRemapper(writer, renaming), 0);
    return writer.toByteArray();
  }
}
