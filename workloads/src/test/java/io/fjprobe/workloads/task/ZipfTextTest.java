package io.fjprobe.workloads.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class ZipfTextTest {
  private static final int LINES = 1_000;

  private final byte[] line = new byte[ZipfText.LINE_BYTES];
  private final int[] ranks = new int[ZipfText.MOST_WORDS];

  @Test
  void isTheSameText() {
    ZipfText text = new ZipfText(false);
    CRC32 checksum = new CRC32();
    for (int number = 0; number < LINES; number++) {
      text.line(number, line, 0, ranks);
      checksum.update(line);
    }
    assertThat(checksum.getValue()).isEqualTo(4_282_876_557L);
  }

  @Test
  void hasWordsThatDiffer() {
    ZipfText text = new ZipfText(false);
    Set<String> words = new HashSet<>();
    for (int rank = 0; rank < ZipfText.VOCABULARY; rank++) {
      words.add(text.word(rank));
    }
    assertThat(words).hasSize(ZipfText.VOCABULARY).allMatch(word -> word.matches("[a-z]{2,}"));
  }

  @Test
  void hasLinesOfWordsAndBlanks() {
    ZipfText text = new ZipfText(false);
    for (int number = 0; number < LINES; number++) {
      int words = text.line(number, line, 0, ranks);
      String written = new String(line, StandardCharsets.ISO_8859_1);
      assertThat(written).endsWith("\n").hasSize(ZipfText.LINE_BYTES);
      String[] read = written.trim().split("\\s+");
      assertThat(read).hasSize(words);
      assertThat(read[words - 1]).isEqualTo(text.word(ranks[words - 1]));
    }
  }

  @Test
  void drawsARankAsOftenAsZipfSays() {
    ZipfText text = new ZipfText(false);
    int[] counts = new int[ZipfText.VOCABULARY];
    for (int number = 0; number < 5 * LINES; number++) {
      int words = text.line(number, line, 0, ranks);
      for (int i = 0; i < words; i++) {
        counts[ranks[i]]++;
      }
    }
    assertThat((double) counts[0] / counts[1]).isCloseTo(2, Percentage.withPercentage(3));
    assertThat((double) counts[0] / counts[9]).isCloseTo(10, Percentage.withPercentage(5));
    assertThat((double) counts[0] / counts[99]).isCloseTo(100, Percentage.withPercentage(10));
    assertThat(counts).doesNotContain(0);
  }

  @Test
  void mayRepeatOneLine() {
    ZipfText text = new ZipfText(true);
    text.line(0, line, 0, ranks);
    byte[] first = line.clone();
    text.line(77, line, 0, ranks);
    assertThat(line).isEqualTo(first);
    new ZipfText(false).line(77, line, 0, ranks);
    assertThat(line).isNotEqualTo(first);
  }
}
