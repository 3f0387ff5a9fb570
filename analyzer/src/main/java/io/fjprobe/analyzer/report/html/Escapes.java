package io.fjprobe.analyzer.report.html;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.fjprobe.analyzer.report.ComputedLast;
import io.fjprobe.analyzer.report.FiniteNumbers;
import io.fjprobe.analyzer.text.Visible;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** Makes data harmless wherever it stands in a page. */
final class Escapes {

  private Escapes() {}

  /**
   * Escapes a text for the content of an element or a quoted attribute. It is not taken for a
   * placeholder either.
   */
  static String html(String text) {
    return Visible.lines(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;")
        .replace("@", "&#64;");
  }

  /**
   * Writes JSON that can stand inside a script element. Of the characters that could end it, or
   * begin a comment or a placeholder of the page, none is left. All of them occur only inside
   * strings.
   */
  static String json(Object value) {
    try {
      return JsonMapper.builder()
          .addModule(new FiniteNumbers())
          .addModule(new ComputedLast())
          .addModule(new VisibleTexts())
          .build()
          .writeValueAsString(value)
          .replace("<", "\\u003c")
          .replace(">", "\\u003e")
          .replace("&", "\\u0026")
          .replace("@", "\\u0040")
          .replace("\u2028", "\\u2028")
          .replace("\u2029", "\\u2029");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the hash by which a content security policy names a script or style. */
  static String hash(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }
}
