import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Gives codes to the answers of a survey; some answers cannot be read. */
public class SurveyCodes {
  private static int code(int answer) {
    if (answer % 500 == 499) {
      throw new IllegalArgumentException("answer " + answer);
    }
    int code = answer;
    for (int word = 0; word < 90_000; word++) {
      code = code * 1_664_525 + 1_013_904_223;
      code ^= code >>> 14;
    }
    return code & 0xFFF;
  }

  private static int codeOrNone(int answer) {
    try {
      return code(answer);
    } catch (IllegalArgumentException e) {
      return 0;
    }
  }

  public static void main(String[] args) {
    boolean queue = args.length > 0 && args[0].equals("b");
    int answers = args.length > 1 ? Integer.parseInt(args[1]) : 32_000;
    ForkJoinPool pool =
        new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, queue);
    List<ForkJoinTask<Integer>> codes = new ArrayList<>();
    for (int a = 0; a < answers; a++) {
      int answer = a;
      codes.add(pool.submit(() -> codeOrNone(answer)));
    }
    long sum = 0;
    for (int a = 0; a < answers; a++) {
      int code = codes.get(a).join();
      if (a % 111 == 0 && code != codeOrNone(a)) {
        System.exit(1);
      }
      sum += code;
    }
    pool.shutdown();
    System.out.println(sum + " in " + answers + " answers");
  }
}
