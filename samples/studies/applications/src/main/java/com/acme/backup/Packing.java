package com.acme.backup;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.UnsupportedOptionsException;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** Packs documents of some kilobytes by XZ. */
final class Packing {
  static final int DOCUMENTS = 32;
  private static final byte[][] TEXTS = new byte[DOCUMENTS][];
  private static final int WORDS = 2_000;

  static {
    for (int document = 0; document < DOCUMENTS; document++) {
      TEXTS[document] = text(document);
    }
  }

  private Packing() {}

  /** The fastest preset, with a dictionary of some size. */
  static LZMA2Options options(int dictionary) {
    try {
      LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MIN);
      options.setDictSize(dictionary);
      return options;
    } catch (UnsupportedOptionsException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static byte[] packed(int document, LZMA2Options options) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (XZOutputStream out = new XZOutputStream(packed, options)) {
      out.write(TEXTS[document]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  static boolean right(int document, byte[] packed) {
    byte[] text = new byte[TEXTS[document].length];
    try (XZInputStream in = new XZInputStream(new ByteArrayInputStream(packed))) {
      int length = 0;
      int read = 0;
      while (read >= 0 && length < text.length) {
        length += read;
        read = in.read(text, length, text.length - length);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Arrays.equals(text, TEXTS[document]);
  }

  private static byte[] text(int document) {
    SplittableRandom random = new SplittableRandom(document);
    StringBuilder text = new StringBuilder();
    for (int word = 0; word < WORDS; word++) {
      text.append(Integer.toString(random.nextInt(3_000), 36)).append(' ');
    }
    return text.toString().getBytes(java.nio.charset.StandardCharsets.US_ASCII);
  }
}
