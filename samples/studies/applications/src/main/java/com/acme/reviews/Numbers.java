package com.acme.reviews;

/** Numbers among the words of a review. */
final class Numbers {
  private Numbers() {}

  static boolean looksLikeOne(String token) {
    return Character.isDigit(token.charAt(0));
  }

  /** The number, or null if it is a word. */
  static Integer parsed(String token) {
    try {
      return Integer.valueOf(token);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
