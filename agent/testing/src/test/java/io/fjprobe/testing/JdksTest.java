package io.fjprobe.testing;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class JdksTest {

  @TempDir Path directory;

  private Path javaHome(String name, String version) throws IOException {
    Path home = directory.resolve(".jdks").resolve(name);
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.createFile(java);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    return home;
  }

  @Test
  void takesWhatIsNamed() throws IOException {
    Path eight = javaHome("a", "1.8.0_504");
    Path custom = javaHome("b", "21.0.1");

    assertThat(Jdks.find("8=" + eight + ", 21=" + custom, "/none"))
        .containsEntry(8, eight)
        .containsEntry(21, custom)
        .hasSize(2);
  }

  @Test
  void refusesWhatIsNoJdk() {
    assertThatThrownBy(() -> Jdks.find("8=" + directory, "/none"))
        .hasMessageContaining("no bin/java in " + directory);
    assertThatThrownBy(() -> Jdks.find("/usr/lib/jvm", "/none"))
        .hasMessageContaining("is not of the form <feature>=<java.home>");
  }

  @Test
  void looksWhereJdksUsuallyLive() throws IOException {
    Path old = javaHome("old", "1.5.0_22"); // no machine has these two elsewhere
    Path early = javaHome("early", "99-ea");

    assertThat(Jdks.find(null, directory.toString()))
        .containsEntry(5, old)
        .containsEntry(99, early)
        .containsKey(Runtime.version().feature());
  }

  @Test
  void aMissingJdkSkips() {
    Jdk missing = new Jdk(5, null);

    assertThat(missing.isPresent()).isFalse();
    assertThatThrownBy(missing::java)
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("no JDK 5 found");
  }

  @Test
  void testsRunOnOthersOnlyIfTheyAreNamed() {
    assertThat(Jdks.features(Set.of(17, 26, 22), true))
        .containsExactly(8, 11, 17, 21, 22, 25, 26, 27, 28);
    assertThat(Jdks.features(Set.of(17, 26, 22), false)).containsExactlyElementsOf(Jdks.FEATURES);
    assertThat(Jdks.newestUpTo(26)).isEqualTo(25);
    assertThat(Jdks.newestUpTo(28)).isEqualTo(28);
  }

  @Test
  void twoAreAnOlderAndANewerOneByTurns() {
    List<Jdk> four = Stream.of(8, 17, 25, 28).map(each -> new Jdk(each, directory)).toList();
    Set<List<Integer>> turns =
        IntStream.range(0, 50).mapToObj(i -> features("test" + i, four)).collect(toSet());

    assertThat(turns)
        .containsExactlyInAnyOrder(
            List.of(8, 25), List.of(8, 28), List.of(17, 25), List.of(17, 28));
    assertThat(features("test", four)).isEqualTo(features("test", four));
  }

  @Test
  void ofTwoThatIsTakenWhichIsThere() {
    Jdk seventeen = new Jdk(17, directory);
    List<Jdk> one = List.of(new Jdk(8, null), seventeen, new Jdk(25, null), new Jdk(28, null));

    for (int i = 0; i < 50; i++) {
      assertThat(Jdks.two("test" + i, one)).startsWith(seventeen);
      assertThat(Jdks.two("test" + i, one).get(1).isPresent()).isFalse();
    }
  }

  @Test
  void oneIsAnyByTurns() {
    List<Jdk> jdks = Jdks.FEATURES.stream().map(each -> new Jdk(each, directory)).toList();
    Set<Jdk> turns =
        IntStream.range(0, 50).mapToObj(i -> Jdks.one("test" + i, jdks)).collect(toSet());

    assertThat(turns).containsExactlyInAnyOrderElementsOf(jdks);
    assertThat(Jdks.one("test", jdks)).isEqualTo(Jdks.one("test", jdks));
  }

  @Test
  void inPlaceOfAMissingOneTheNextIsTaken() {
    Jdk seventeen = new Jdk(17, directory);
    Jdk newest = new Jdk(28, directory);
    List<Jdk> jdks = List.of(new Jdk(8, null), seventeen, new Jdk(25, null), newest);
    List<Jdk> none = List.of(new Jdk(8, null), new Jdk(25, null));

    Set<Jdk> turns =
        IntStream.range(0, 50).mapToObj(i -> Jdks.one("test" + i, jdks)).collect(toSet());
    assertThat(turns).containsExactlyInAnyOrder(seventeen, newest);
    assertThat(Jdks.one("test", none).isPresent()).isFalse();
  }

  @AnyJdk
  void anyIsOne(Jdk jdk) {
    assertThat(jdksOf("anyIsOne")).containsExactly(Jdks.one("JdksTest.anyIsOne"));
  }

  @SomeJdks
  void someAreTwo(Jdk jdk) {
    assertThat(jdksOf("someAreTwo")).isEqualTo(Jdks.two("JdksTest.someAreTwo"));
  }

  private static List<Jdk> jdksOf(String test) {
    try {
      Method method = JdksTest.class.getDeclaredMethod(test, Jdk.class);
      assertThat(JdksByTurns.of(method, true)).isEqualTo(Jdks.all());
      return JdksByTurns.of(method, false);
    } catch (NoSuchMethodException e) {
      throw new AssertionError(e);
    }
  }

  private static List<Integer> features(String name, List<Jdk> of) {
    return Jdks.two(name, of).stream().map(Jdk::feature).toList();
  }

  @Test
  void readsTheListOfRequiredOnes() {
    assertThat(Jdks.features("8, 11,28")).containsExactlyInAnyOrder(8, 11, 28);
    assertThat(Jdks.features(null)).isEmpty();
  }
}
