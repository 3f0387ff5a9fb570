package io.fjprobe.workloads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.run.check.SetupFailure;
import io.fjprobe.workloads.run.figures.Tally;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.task.ZipfText;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileIndexTest {
  private static final String TMPDIR = "java.io.tmpdir";
  private static final int LINES = 1_050;

  private final ForkJoinPool pool = new ForkJoinPool(2);
  private String directoryBefore;

  @TempDir Path directory;

  @BeforeEach
  void keepFilesApart() {
    directoryBefore = System.setProperty(TMPDIR, directory.toString());
  }

  @AfterEach
  void end() {
    System.setProperty(TMPDIR, directoryBefore);
    pool.shutdown();
  }

  private static Operation prepare(String... options) {
    String[] all = new String[options.length + 2];
    System.arraycopy(options, 0, all, 0, options.length);
    all[options.length] = "--lines=" + LINES;
    all[options.length + 1] = "--chunk=100";
    return Prepared.operation("file-index", all);
  }

  private Path file() {
    return directory.resolve("fjprobe-text-1-zipf-" + LINES + "x1024.txt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--impl=fj",
        "--impl=stream",
        "--impl=es",
        "--impl=seq",
        "--impl=fj --granularity=published --count-lines=timed",
        "--impl=stream --granularity=published --index=none",
        "--impl=es --as-published",
        "--impl=es --as-published --index=summary --identical-lines=no",
        "--impl=seq --as-published",
        "--impl=fj --as-published",
        "--impl=fj --io-delay-us=100 --io-delay-by=managed",
        "--impl=es --io-delay-us=100",
        "--impl=seq --baseline=scanner"
      })
  void indexesWhatWasWritten(String options) {
    Tally tally = new Tally();
    prepare(options.split(" ")).run(pool, tally);
  }

  @Test
  void aStreamInTheCommonPoolHasItsCallerHelp() {
    prepare("--impl=stream", "--as-published").run(ForkJoinPool.commonPool(), new Tally());
  }

  @Test
  void noticesAPoolThatRunsNothing() {
    assertThatThrownBy(() -> prepare().run(new CheatingPool(task -> null), new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("part 0 ran 0 times");
  }

  @Test
  void noticesAWordThatChanged() throws IOException {
    Operation operation = prepare();
    overwrite(500 * ZipfText.LINE_BYTES, 'z');
    assertThatThrownBy(() -> operation.run(pool, new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessageStartingWith("the index has of ")
        .hasMessageContaining(", expected ");
  }

  @Test
  void noticesAWordLessEvenWithoutAnIndex() throws IOException {
    Operation operation = prepare("--index=none");
    String line = Files.readAllLines(file()).get(0);
    overwrite(line.indexOf(' '), 'x');
    assertThatThrownBy(() -> operation.run(pool, new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessageStartingWith("the number of words is ");
  }

  @Test
  void noticesAFileThatIsShorterAndRunsNoFurther() throws IOException {
    Operation operation = prepare("--impl=seq");
    try (RandomAccessFile shorter = new RandomAccessFile(file().toFile(), "rw")) {
      shorter.setLength(900L * ZipfText.LINE_BYTES);
    }
    assertThatThrownBy(() -> operation.run(null, new Tally()))
        .hasMessageContaining("ends before line 900");
  }

  @Test
  void countsLinesWithinTheTime() throws IOException {
    Operation operation = prepare("--impl=seq", "--count-lines=timed");
    overwrite(10, '\n');
    assertThatThrownBy(() -> operation.run(null, new Tally()))
        .isInstanceOf(CheckFailure.class)
        .hasMessage("the number of lines counted is 1051, expected 1050");
  }

  @Test
  void usesAFileAgainThatIsWhatItShouldBe() throws IOException {
    prepare();
    Object before = Files.readAttributes(file(), "creationTime,fileKey,lastModifiedTime");
    prepare();
    assertThat((Object) Files.readAttributes(file(), "creationTime,fileKey,lastModifiedTime"))
        .isEqualTo(before);
    overwrite(12_345, '?');
    prepare().run(pool, new Tally());
    assertThat(Files.readString(file())).doesNotContain("?");
    Files.write(file(), new byte[1]);
    prepare().run(pool, new Tally());
    assertThat(Files.size(file())).isEqualTo((long) LINES * ZipfText.LINE_BYTES);
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactly(file());
    }
  }

  @Test
  void saysWhyThereIsNoFile() {
    System.setProperty(TMPDIR, directory.resolve("missing").toString());
    assertThatThrownBy(() -> prepare())
        .isInstanceOf(SetupFailure.class)
        .hasMessageContaining("no text in ")
        .hasMessageContaining("(no such file or directory)")
        .hasMessageContaining("make room, or name another by java -Djava.io.tmpdir=<directory>");
  }

  private void overwrite(long position, char letter) throws IOException {
    try (RandomAccessFile changed = new RandomAccessFile(file().toFile(), "rw")) {
      changed.seek(position);
      changed.write(letter);
    }
  }
}
