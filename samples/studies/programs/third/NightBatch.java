import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Runs the jobs of each night: many small ones and the closing of the ledger. */
public class NightBatch {
  private static final class Job {
    final int night;
    final int size;

    Job(int night, int size) {
      this.night = night;
      this.size = size;
    }

    long run() {
      long sum = night;
      for (int row = 0; row < size; row++) {
        sum = sum * 6_364_136_223_846_793_005L + row;
        sum ^= sum >>> 33;
      }
      return sum;
    }
  }

  private static List<Job> jobs(int night) {
    List<Job> jobs = new ArrayList<>();
    for (int j = 0; j < 40; j++) {
      jobs.add(new Job(night, 1_500_000 + j * 7 % 40 * 5_000));
    }
    jobs.add(new Job(night, 55_000_000));
    return jobs;
  }

  public static void main(String[] args) throws Exception {
    boolean longFirst = args.length == 0 || args[0].equals("a");
    int nights = args.length > 1 ? Integer.parseInt(args[1]) : 21;
    Comparator<Job> bySize = Comparator.comparingInt(job -> job.size);
    ExecutorService machine = Executors.newFixedThreadPool(2);
    CompletionService<Long> service = new ExecutorCompletionService<>(machine);
    for (int night = 0; night < nights; night++) {
      List<Job> jobs = jobs(night);
      jobs.sort(longFirst ? bySize.reversed() : bySize);
      for (Job job : jobs) {
        service.submit(job::run);
      }
      long sum = 0;
      for (int j = 0; j < jobs.size(); j++) {
        sum += service.take().get();
      }
      if (night == 0) {
        for (Job job : jobs) {
          sum -= job.run();
        }
        if (sum != 0) {
          System.exit(1);
        }
      }
    }
    machine.shutdown();
    System.out.println(nights + " nights");
  }
}
