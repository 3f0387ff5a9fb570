import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Lays out invoices and hands them to a mail server that takes its time. */
public class InvoiceMailer implements AutoCloseable {
  private final ExecutorService senders;

  InvoiceMailer(boolean ownThreads) {
    senders = ownThreads ? Executors.newFixedThreadPool(4) : ForkJoinPool.commonPool();
  }

  private int send(String invoice) throws InterruptedException {
    Thread.sleep(12);
    return invoice.length();
  }

  private static String layout(int month, int number) {
    StringBuilder text = new StringBuilder();
    for (int line = 0; line < 60; line++) {
      text.append("item ")
          .append(line * number % 97)
          .append(" month ")
          .append(month % 12)
          .append('\n');
    }
    return text.toString();
  }

  long month(int month) throws Exception {
    List<Future<Integer>> sent = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      String invoice = layout(month, i);
      sent.add(senders.submit(() -> send(invoice)));
    }
    long statistics =
        IntStream.range(0, 1500).parallel().mapToLong(i -> layout(month, i).hashCode() & 1).sum();
    for (Future<Integer> receipt : sent) {
      statistics += receipt.get();
    }
    return statistics;
  }

  @Override
  public void close() {
    senders.shutdown();
  }

  public static void main(String[] args) throws Exception {
    boolean own = args.length < 1 || args[0].equals("a");
    int months = args.length > 1 ? Integer.parseInt(args[1]) : 26;
    long result = 0;
    long expected = 0;
    try (InvoiceMailer mailer = new InvoiceMailer(own)) {
      for (int m = 0; m < months; m++) {
        result += mailer.month(m);
      }
    }
    for (int m = 0; m < months; m++) {
      for (int i = 0; i < 1500; i++) {
        expected += layout(m, i).hashCode() & 1;
      }
      for (int i = 0; i < 20; i++) {
        expected += layout(m, i).length();
      }
    }
    System.out.println("mailed: " + result);
    System.exit(result == expected ? 0 : 1);
  }
}
