package com.acme.logins;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.generators.BCrypt;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.params.KeyParameter;

/** Hashes of passwords, which are to take long, and signatures of sessions, which are not. */
final class Passwords {
  private static final int COST = 11;
  private static final int SIGNATURES = 120;
  private static final byte[] SALT = new byte[16];
  private static final byte[] KEY = bytes("the key of this server");

  private Passwords() {}

  /** Some hundred milliseconds. */
  static long hash(long user) {
    byte[] password = bytes("password of " + user);
    return Integer.toUnsignedLong(Arrays.hashCode(BCrypt.generate(password, SALT, COST)));
  }

  /** Some hundred microseconds: all the rights that a session has are signed. */
  static long signature(long session) {
    long sum = 0;
    for (int right = 0; right < SIGNATURES; right++) {
      byte[] text = bytes("right " + right + " of session " + session);
      HMac mac = new HMac(new SHA256Digest());
      mac.init(new KeyParameter(KEY));
      mac.update(text, 0, text.length);
      byte[] signature = new byte[mac.getMacSize()];
      mac.doFinal(signature, 0);
      sum += Integer.toUnsignedLong(Arrays.hashCode(signature));
    }
    return sum;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
