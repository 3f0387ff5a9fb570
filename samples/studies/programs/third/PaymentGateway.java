import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

/** Sends payments to a bank, each in a virtual thread; so many may be on their way at a time. */
public class PaymentGateway {
  private static long pay(int number, Semaphore lines) throws InterruptedException {
    long receipt = number;
    for (int i = 0; i < 2_000; i++) {
      receipt = receipt * 31 + i;
    }
    lines.acquire();
    try {
      Thread.sleep(20);
    } finally {
      lines.release();
    }
    return receipt & 0xFFFF;
  }

  public static void main(String[] args) throws Exception {
    int atATime = args.length > 0 && args[0].equals("b") ? 12 : 20;
    int payments = args.length > 1 ? Integer.parseInt(args[1]) : 2_800;
    Semaphore lines = new Semaphore(atATime);
    long sum = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Long>> receipts = new ArrayList<>();
      for (int p = 0; p < payments; p++) {
        int number = p;
        receipts.add(threads.submit(() -> pay(number, lines)));
      }
      for (Future<Long> receipt : receipts) {
        sum += receipt.get();
      }
    }
    for (int p = 0; p < payments; p++) {
      long receipt = p;
      for (int i = 0; i < 2_000; i++) {
        receipt = receipt * 31 + i;
      }
      sum -= receipt & 0xFFFF;
    }
    System.out.println(payments + " payments, " + sum + " open");
    System.exit(sum == 0 ? 0 : 1);
  }
}
