import java.util.concurrent.CompletableFuture;

/** Takes 40 orders a second, each of which waits 0.2 s for a device, in the common pool. */
final class Blocked {

  private Blocked() {}

  public static void main(String[] arguments) throws InterruptedException {
    System.out.println("process " + ProcessHandle.current().pid());
    while (true) {
      CompletableFuture.runAsync(Blocked::order);
      Thread.sleep(25);
    }
  }

  private static void order() {
    try {
      Thread.sleep(200);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
