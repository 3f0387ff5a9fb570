package com.acme.contacts;

import java.util.ArrayList;
import java.util.List;

/** What people wrote into the field for their telephone number. */
final class Contacts {
  private static final String[] REMARKS = {
    "only by e-mail", "none", "the same as before", "ask my sister", "-", "please don't call", "n/a"
  };

  private Contacts() {}

  static List<String> written(int count) {
    List<String> written = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      written.add(
          number % 8 == 0 ? "030 " + (2_000_000 + number) : REMARKS[number % REMARKS.length]);
    }
    return written;
  }

  /** Whether somebody wrote a number, and no remark. */
  static boolean looksLikeNumber(String written) {
    int digits = 0;
    for (int at = 0; at < written.length(); at++) {
      digits += Character.isDigit(written.charAt(at)) ? 1 : 0;
    }
    return digits > 5;
  }
}
