package io.fjprobe.analyzer.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A part of a page of docs/ that a test makes. It stands between two lines that say so.
 *
 * @param of what it is made of
 */
public record GeneratedPart(Path page, String of) {

  private static final boolean WRITE = "write".equals(System.getProperty("fjprobe.documentation"));

  private String begin() {
    return "<!-- made of " + of + ": the lines from here on -->\n";
  }

  private String end() {
    return "<!-- made of " + of + ": up to here -->\n";
  }

  /** The page has this text. With -Dfjprobe.documentation=write it is written instead. */
  public void assertIs(String text) throws IOException {
    String all = Files.readString(page);
    assertThat(all).contains(begin(), end());
    int begin = all.indexOf(begin()) + begin().length();
    int end = all.indexOf(end());
    if (WRITE) {
      Files.writeString(page, all.substring(0, begin) + text + all.substring(end));
      return;
    }
    assertThat(all.substring(begin, end))
        .as(page + "; -Dfjprobe.documentation=write accepts this")
        .isEqualTo(text);
  }
}
