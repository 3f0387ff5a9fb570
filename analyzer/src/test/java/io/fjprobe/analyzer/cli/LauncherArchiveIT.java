package io.fjprobe.analyzer.cli;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.fjprobe.analyzer.documentation.DocumentationPage;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.Jdks;
import io.fjprobe.testing.TakesMinutes;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchService;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The archive of classes that the launcher makes and starts from. */
class LauncherArchiveIT {

  private static final int MOST_MINUTES = 5;

  private static final Path RECORDING =
      DocumentationPage.ROOT.resolve("samples/blocked-common-pool/17.jfr");

  @TempDir private Path directory;

  private Path installed;
  private Path cache;

  private record Ended(int code, String out, String err) {}

  /** One of each kind of archive, or all: to make one takes long on a busy machine. */
  static Stream<Jdk> jdks() {
    return Jdks.areAllTestsAsked()
        ? Jdks.all().stream().filter(jdk -> jdk.feature() >= 17)
        : Stream.of(17, 25).map(Jdks::get);
  }

  @BeforeEach
  void install() throws IOException {
    installed = Files.createDirectory(directory.resolve("installed"));
    for (String name : List.of("analyzer", "analyzer.jar")) {
      Files.copy(AgentRun.DISTRIBUTION.resolve(name), installed.resolve(name));
    }
    assertThat(installed.resolve("analyzer").toFile().setExecutable(true)).isTrue();
    cache = directory.resolve("ca che");
  }

  private Ended launch(Jdk jdk, Map<String, String> environment, String... words) throws Exception {
    Path out = directory.resolve("out.txt");
    Path err = directory.resolve("err.txt");
    int code =
        builder(jdk.java().getParent().getParent(), environment, words)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    return new Ended(code, Files.readString(out), Files.readString(err));
  }

  private ProcessBuilder builder(Path home, Map<String, String> environment, String... words) {
    ProcessBuilder builder = new ProcessBuilder(installed.resolve("analyzer").toString());
    builder.command().addAll(List.of(words));
    builder.directory(directory.toFile());
    builder.environment().keySet().removeAll(List.of("JAVA_OPTS", "FJPROBE_ARCHIVE"));
    builder.environment().put("JAVA_HOME", home.toString());
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    builder.environment().putAll(environment);
    return builder;
  }

  /**
   * Starts it so that it says which classes came from where. With an archive none may come from the
   * jar, not even those of picocli, which its authors compile for Java 5.
   */
  private boolean startsFromTheArchive(Jdk jdk, Map<String, String> environment) throws Exception {
    Path log = directory.resolve("classes.txt");
    Files.deleteIfExists(log);
    Map<String, String> all = new HashMap<>(environment);
    all.put("JAVA_OPTS", "-Xlog:class+load:file=classes.txt");
    Ended ended = launch(jdk, all, "--version");
    assertThat(ended.code()).isZero();
    assertThat(ended.err()).isEmpty();
    List<String> lines = Files.readAllLines(log);
    boolean archived =
        lines.stream().anyMatch(l -> l.contains(".cli.Main ") && l.contains("shared objects file"));
    assertThat(lines.stream().noneMatch(l -> l.contains("analyzer.jar"))).isEqualTo(archived);
    return archived;
  }

  /** Runs a command that makes an archive, and waits until there is one. */
  private Path made(Jdk jdk) throws Exception {
    return madeBy(
        jdk.feature() >= 25 ? ".aot" : ".jsa",
        () -> assertThat(launch(jdk, Map.of(), "--version").out()).startsWith("analyzer "));
  }

  private Path madeBy(String ending, ThrowingCallable commands) throws Exception {
    Path folder = Files.createDirectories(cache.resolve("fjprobe"));
    try (WatchService watch = folder.getFileSystem().newWatchService()) {
      folder.register(watch, ENTRY_CREATE, ENTRY_DELETE);
      assertThatCode(commands).doesNotThrowAnyException();
      while (names(folder).stream().anyMatch(name -> name.startsWith("making-"))) {
        var key = watch.poll(MOST_MINUTES, TimeUnit.MINUTES);
        assertThat(key).as("nothing changed in " + names(folder)).isNotNull();
        key.pollEvents();
        key.reset();
      }
    }
    List<String> names = names(folder);
    assertThat(names).hasSize(1);
    assertThat(names.get(0)).endsWith(ending);
    return folder.resolve(names.get(0));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void theSecondCommandStartsFromTheArchive(Jdk jdk) throws Exception {
    assertThat(startsFromTheArchive(jdk, Map.of("FJPROBE_ARCHIVE", "no"))).isFalse();
    assertThat(cache).doesNotExist();
    Path archive = made(jdk);
    assertThat(startsFromTheArchive(jdk, Map.of())).isTrue();
    assertThat(startsFromTheArchive(jdk, Map.of("FJPROBE_ARCHIVE", "no"))).isFalse();
    for (String words :
        List.of("blocked.jfr", "none.jfr", "--al blocked.jfr", "--all blocked.jfr")) {
      assertSameWithAndWithout(jdk, words.split(" "));
    }

    damage(archive);
    Ended damaged = launch(jdk, Map.of(), "record", "--help");
    assertThat(damaged.code()).isZero();
    assertThat(damaged.err()).isEmpty();
  }

  private void assertSameWithAndWithout(Jdk jdk, String... words) throws Exception {
    Files.copy(RECORDING, directory.resolve("blocked.jfr"), REPLACE_EXISTING);
    String[] all = Stream.concat(Stream.of("summarize"), Stream.of(words)).toArray(String[]::new);
    Ended with = launch(jdk, Map.of(), all);
    assertThat(with).isEqualTo(launch(jdk, Map.of("FJPROBE_ARCHIVE", "no"), all));
    assertThat(with.out() + with.err()).isNotEmpty();
  }

  /** The second comes and goes while the first one runs, which is to make the archive. */
  @Test
  void ofTwoCommandsAtOnceOneMakesTheArchive() throws Exception {
    Path home = javaThatTellsWhatItMakes();
    Path archive =
        madeBy(
            ".jsa",
            () -> {
              Process first = builder(home, Map.of(), "--version").start();
              Process second = builder(home, Map.of(), "--version").start();
              second.getOutputStream().close();
              assertThat(second.waitFor()).isZero();
              assertThat(first.isAlive()).isTrue();
              first.getOutputStream().close();
              assertThat(first.waitFor()).isZero();
            });
    assertThat(archive).hasContent("an archive");
    assertThat(directory.resolve("made.txt")).hasContent("made");
  }

  /** Each other command of this java goes on until its input ends. */
  private Path javaThatTellsWhatItMakes() throws IOException {
    Path home = directory.resolve("home");
    Files.createDirectories(home.resolve("bin"));
    Files.createFile(Files.createDirectories(home.resolve("lib/server")).resolve("classes.jsa"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"\n");
    String script =
        """
        #!/bin/sh
        for each; do
          case $each in
            -XX:ArchiveClassesAtExit=*)
              echo 'an archive' > "${each#*=}"
              echo made >> %s/made.txt
              exit 0 ;;
          esac
        done
        exec cat
        """
            .formatted(directory);
    Path java = Files.writeString(home.resolve("bin/java"), script);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return home;
  }

  private static void damage(Path archive) throws IOException {
    assertThat(archive.toFile().setWritable(true)).isTrue();
    try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
      file.seek(file.length() / 4);
      file.write(new byte[200_000]);
    }
  }

  @ParameterizedTest
  @MethodSource("jdks")
  @TakesMinutes
  void aDamagedOneAndOneOfAnotherJarAreMadeAgain(Jdk jdk) throws Exception {
    Path archive = made(jdk);
    damage(archive);
    assertThat(made(jdk)).exists();
    assertThat(startsFromTheArchive(jdk, Map.of())).isTrue();

    // as another jar would be
    Files.setLastModifiedTime(installed.resolve("analyzer.jar"), FileTime.fromMillis(0));
    Path next = made(jdk);
    assertThat(next).isNotEqualTo(archive);
    assertThat(startsFromTheArchive(jdk, Map.of())).isTrue();
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoObstacle() throws Exception {
    Path file = Files.createFile(directory.resolve("a file"));
    Ended ended = launch(Jdks.own(), Map.of("XDG_CACHE_HOME", file.toString()), "--version");
    assertThat(ended.code()).isZero();
    assertThat(ended.err()).isEmpty();
    assertThat(ended.out()).startsWith("analyzer ");
    assertThat(names(installed)).containsExactlyInAnyOrder("analyzer", "analyzer.jar");
  }

  @Test
  void anArchiveThatTheUserNamesIsUsedInstead() throws Exception {
    Map<String, String> environment = Map.of("JAVA_OPTS", "-Xshare:off");
    assertThat(launch(Jdks.own(), environment, "--version").err()).isEmpty();
    assertThat(cache).doesNotExist();
  }

  @Test
  void recordMakesNone() throws Exception {
    assertThat(launch(Jdks.own(), Map.of(), "record", "--help").code()).isZero();
    assertThat(cache).doesNotExist();
  }

  @Test
  void onlyTheCommandThatIsNamedIsLookedAt() {
    assertThat(Program.lineFor(new String[] {"summarize", "a.jfr"}, false).getSubcommands())
        .containsOnlyKeys("summarize");
    assertThat(Program.lineFor(new String[] {"record", "--", "java"}, false).getSubcommands())
        .containsKeys("record", "compare");
    assertThat(Program.lineFor(new String[] {"sumarize"}, false).getSubcommands())
        .containsKeys("summarize", "help");
  }
}
