/** Where a method ends. */
final class Braces {
  private Braces() {}

  /** After the brace that closes the first one from there on, but those in comments and texts. */
  static int end(String text, int from) throws Failure {
    int depth = 0;
    for (int i = from; i < text.length(); i++) {
      i = skip(text, i);
      char c = text.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == '}' && depth == 0) {
        return i + 1;
      }
    }
    throw new Failure(
        "no end of the method that begins with "
            + text.substring(from).lines().findFirst().orElse(""));
  }

  /** The last character of the comment or text that begins there, or the place itself. */
  private static int skip(String text, int at) {
    if (text.startsWith("//", at)) {
      return text.indexOf('\n', at);
    } else if (text.startsWith("/*", at)) {
      return text.indexOf("*/", at) + 1;
    }
    char c = text.charAt(at);
    if (c != '"' && c != '\'') {
      return at;
    }
    int i = at + 1;
    while (text.charAt(i) != c) {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
  }
}
