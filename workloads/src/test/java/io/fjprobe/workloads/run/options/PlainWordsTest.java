package io.fjprobe.workloads.run.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainWordsTest {
  private static final Syntax SYNTAX =
      new Syntax(
          "these",
          "help",
          List.of(
              Option.number("n", 7, 1, 9, "of nothing"),
              Option.flag("original", "as it was"),
              Option.text("file", "<file>", Pattern.compile(".+"), "of any name")),
          List.of("--resume"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "fib",
        "fib trig --n=3",
        "--n=3 fib --n=4",
        "--n= fib",
        "fib --original trig",
        "--original=no",
        "--original --original=no",
        "--file=a=b --resume",
        "--file=\"x\" @fib",
        "--help --list --version",
      })
  void areReadAsTheLibraryReadsThem(String line) throws UsageException {
    String[] words = line.isEmpty() ? new String[0] : line.split(" ");
    Arguments plain = PlainWords.read(SYNTAX, words);
    Arguments parsed = new WordParser(SYNTAX).parse(words);
    assertThat(plain.names).isEqualTo(parsed.names);
    assertThat(plain.options).isEqualTo(parsed.options);
    assertThat(plain.flags).isEqualTo(parsed.flags);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fib --n 3", "--nosuch=1", "-n=3", "--resume=true", "--n", "-", "--"})
  void allElseIsLeftToTheLibrary(String line) throws UsageException {
    assertThat(PlainWords.read(SYNTAX, line.split(" "))).isNull();
  }
}
