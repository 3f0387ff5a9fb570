import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.LongAdder;

/** Scores exams; each is corrected in a virtual thread of its own. */
public class ExamScores {
  private static long score(int exam) {
    long points = 0;
    int answer = exam;
    for (int question = 0; question < 1_200_000; question++) {
      answer = answer * 1_103_515_245 + 12_345;
      points += (answer >>> 17) % 5 == question % 5 ? 1 : 0;
    }
    return points;
  }

  public static void main(String[] args) throws InterruptedException {
    int exams = args.length > 1 ? Integer.parseInt(args[1]) : 2_700;
    LongAdder total = new LongAdder();
    long[] points = new long[exams];
    CountDownLatch open = new CountDownLatch(exams);
    for (int e = 0; e < exams; e++) {
      int exam = e;
      Thread.startVirtualThread(
          () -> {
            points[exam] = score(exam);
            total.add(points[exam]);
            open.countDown();
          });
    }
    open.await();
    long sum = 0;
    for (int e = 0; e < exams; e++) {
      sum += e % 100 == 0 ? score(e) : points[e];
    }
    System.out.println(total + " points");
    System.exit(total.sum() == sum ? 0 : 1);
  }
}
