import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Two operators check rows of devices; each device is polled until its time is up. */
public class DeviceChecks {
  private static class Device {
    private final SynchronousQueue<String> line = new SynchronousQueue<>();
    private final int number;

    Device(int number) {
      this.number = number;
    }

    int state() {
      try {
        String message = line.poll(35, TimeUnit.MILLISECONDS);
        return message == null ? number : -1;
      } catch (InterruptedException e) {
        return -2;
      }
    }
  }

  private static class Operator extends Thread {
    private final int rounds;
    private final CyclicBarrier shift;
    long sum;

    Operator(int rounds, CyclicBarrier shift) {
      this.rounds = rounds;
      this.shift = shift;
    }

    @Override
    public void run() {
      try {
        shift.await();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      for (int r = 0; r < rounds; r++) {
        CompletableFuture<Integer> pressure = CompletableFuture.supplyAsync(new Device(r)::state);
        CompletableFuture<Integer> heat = CompletableFuture.supplyAsync(new Device(r + 1)::state);
        sum += pressure.thenCombine(heat, Integer::sum).join();
        int left = r;
        CompletableFuture.runAsync(() -> new Device(left).state()).thenRun(() -> sum++).join();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 28;
    CyclicBarrier shift = new CyclicBarrier(2);
    Operator early = new Operator(rounds, shift);
    Operator late = new Operator(rounds, shift);
    early.start();
    late.start();
    early.join();
    late.join();
    long expected = (long) rounds * rounds + rounds;
    System.out.println("states " + early.sum + " and " + late.sum);
    if (early.sum != expected || late.sum != expected) {
      System.exit(1);
    }
  }
}
