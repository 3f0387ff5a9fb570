package io.fjprobe.analyzer.cli;

/** One thread is in a long loop nearly all the time, and another one asks for collections. */
final class CountedLoopProgram {

  private static final int ROUNDS = 20;
  private static final int STEPS = 400_000_000;

  private static volatile boolean done;

  private CountedLoopProgram() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread loops = new Thread(CountedLoopProgram::loops, "loops");
    loops.start();
    for (int i = 0; i < ROUNDS; i++) {
      Thread.sleep(97);
      System.gc();
    }
    done = true;
    loops.join();
  }

  private static void loops() {
    long sum = 0;
    while (!done) {
      sum += loop((int) sum);
    }
    System.out.println(sum);
  }

  /** JDK 8 compiles this without a safepoint: it is known how often it goes round. */
  private static long loop(int seed) {
    long sum = seed;
    for (int i = 0; i < STEPS; i++) {
      sum += sum >> 3 ^ i;
    }
    return sum;
  }
}
