import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;

/** One thread fills bottles, another puts labels on them; a belt is between them. */
public class BottlingLine {
  private static int work(int bottle, int turns) {
    int mark = bottle;
    for (int i = 0; i < turns; i++) {
      mark = mark * 1_664_525 + 1_013_904_223;
      mark ^= mark >>> 13;
    }
    return mark;
  }

  public static void main(String[] args) throws Exception {
    int belt = args.length > 0 && args[0].equals("b") ? 1 : 512;
    int bottles = args.length > 1 ? Integer.parseInt(args[1]) : 220_000;
    BlockingQueue<Integer> between = new ArrayBlockingQueue<>(belt);
    FutureTask<Long> labels =
        new FutureTask<>(
            () -> {
              long sum = 0;
              for (int i = 0; i < bottles; i++) {
                sum += work(between.take(), 5_000 + i % 2_500);
              }
              return sum;
            });
    new Thread(labels, "labels").start();
    long check = 0;
    for (int i = 0; i < bottles; i++) {
      int mark = work(i, 5_000 + i * 7 % 2_500);
      if (i < 100) {
        check += work(mark, 5_000 + i % 2_500);
      }
      between.put(mark);
    }
    long sum = labels.get();
    long again = 0;
    for (int i = 0; i < 100; i++) {
      again += work(work(i, 5_000 + i * 7 % 2_500), 5_000 + i % 2_500);
    }
    System.out.println(bottles + " bottles, " + sum);
    System.exit(check == again && sum != 0 ? 0 : 1);
  }
}
