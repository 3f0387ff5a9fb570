package io.fjprobe.fleet.facts;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Keys: the same for the same parts, and of the same length whatever these are. */
public final class Digest {

  private static final int BYTES = 12;

  private Digest() {}

  /**
   * @param parts each may be null, which is not the same as empty
   */
  public static String of(@Nullable Object... parts) {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // each JDK has it
    }
    for (Object part : parts) {
      byte[] bytes = part == null ? new byte[0] : part.toString().getBytes(UTF_8);
      digest.update((byte) (part == null ? 0 : 1));
      digest.update((bytes.length + ":").getBytes(UTF_8));
      digest.update(bytes);
    }
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }
}
