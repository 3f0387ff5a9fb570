import java.util.concurrent.Phaser;

/** Computes the tide in the bays of a coast; two threads have half of the bays each. */
public class TideModel {
  private static final int BAYS = 400;
  private static final int SWEEPS = 16;
  private static final double[] LEVEL = new double[BAYS];

  private static double next(double level, int step, int bay) {
    return level * 0.97 + Math.sqrt(1 + (step + bay) % 12) * 0.01;
  }

  private static void half(int first, int steps, int between, Phaser phaser) {
    for (int step = 0; step < steps; step++) {
      for (int bay = first; bay < first + BAYS / 2; bay++) {
        double level = LEVEL[bay];
        for (int i = 0; i < SWEEPS; i++) {
          level = next(level, step, bay);
        }
        LEVEL[bay] = level;
      }
      if ((step + 1) % between == 0) {
        phaser.arriveAndAwaitAdvance();
      }
    }
    phaser.arriveAndDeregister();
  }

  public static void main(String[] args) throws InterruptedException {
    int between = args.length > 0 && args[0].equals("b") ? 1 : 50;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 900_000;
    Phaser phaser = new Phaser(2);
    Thread south = new Thread(() -> half(BAYS / 2, steps, between, phaser), "south");
    south.start();
    half(0, steps, between, phaser);
    south.join();
    double level = 0;
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < SWEEPS; i++) {
        level = next(level, step, 377);
      }
    }
    System.out.println("level " + level + " after " + phaser.getPhase());
    System.exit(level == LEVEL[377] ? 0 : 1);
  }
}
