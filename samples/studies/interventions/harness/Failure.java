/** What went wrong, as the user is told it. */
final class Failure extends Exception {
  private static final long serialVersionUID = 1L;

  Failure(String message) {
    super(message);
  }
}
