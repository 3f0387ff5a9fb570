import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Writes the orders of each shop into a journal of its own. */
public class OrderJournal {
  private final Path directory;
  private final boolean durable;
  private final int orders;

  OrderJournal(Path directory, boolean durable, int orders) {
    this.directory = directory;
    this.durable = durable;
    this.orders = orders;
  }

  private void shop(int number) throws IOException {
    Path file = directory.resolve("shop-" + number);
    try (FileChannel journal =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      for (int o = 0; o < orders; o++) {
        int check = number;
        for (int i = 0; i < 60_000; i++) {
          check = check * 31 + (i ^ o);
        }
        byte[] line = String.format("%08x;%06d%n", check, o).getBytes(StandardCharsets.US_ASCII);
        journal.write(ByteBuffer.wrap(line));
        if (durable && o % 4 == 3) {
          journal.force(false);
        }
      }
    }
  }

  private class Shops extends RecursiveAction {
    private static final long serialVersionUID = 1L;
    private final int from;
    private final int to;

    Shops(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from > 1) {
        int middle = (from + to) / 2;
        invokeAll(new Shops(from, middle), new Shops(middle, to));
        return;
      }
      try {
        shop(from);
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }

  public static void main(String[] args) throws IOException {
    boolean durable = args.length > 0 && args[0].equals("b");
    int orders = args.length > 1 ? Integer.parseInt(args[1]) : 700;
    Path directory = Files.createTempDirectory("journal");
    OrderJournal journal = new OrderJournal(directory, durable, orders);
    new ForkJoinPool(2).invoke(journal.new Shops(0, 64));
    long bytes = 0;
    for (int s = 0; s < 64; s++) {
      Path file = directory.resolve("shop-" + s);
      bytes += Files.size(file);
      Files.delete(file);
    }
    Files.delete(directory);
    System.out.println(bytes + " bytes of journals");
    if (bytes != 64L * orders * 16) {
      System.exit(1);
    }
  }
}
