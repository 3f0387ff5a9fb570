import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Simulates how clouds move over a region, many times with small deviations. */
public class RainForecast {
  static class Region {
    private final double wind;
    private double water;

    Region(double wind) {
      this.wind = wind;
    }

    double drift(double humidity) {
      return humidity * 0.97 + wind * 0.01;
    }

    Region run(int hours) {
      double humidity = 0.5;
      for (int h = 0; h < hours; h++) {
        double[] cells = new double[24];
        for (int c = 0; c < cells.length; c++) {
          cells[c] = Math.sqrt(humidity + c) * Math.exp(-humidity) + Math.sin(c + wind);
        }
        humidity = drift(humidity) + cells[h % cells.length] * 0.001;
        water += humidity;
      }
      return this;
    }

    double water() {
      return water;
    }
  }

  static class Ensemble extends RecursiveTask<Double> {
    private static final long serialVersionUID = 1L;
    private final int first;
    private final int last;

    Ensemble(int first, int last) {
      this.first = first;
      this.last = last;
    }

    @Override
    protected Double compute() {
      if (first == last) {
        return new Region(first % 40 * 0.1).run(300).water();
      }
      int middle = (first + last) >> 1;
      Ensemble head = new Ensemble(first, middle);
      Ensemble tail = new Ensemble(middle + 1, last);
      tail.fork();
      double sum = head.compute();
      return sum + tail.join();
    }
  }

  public static void main(String[] args) {
    int forecasts = args.length > 1 ? Integer.parseInt(args[1]) : 44;
    ForkJoinPool pool = new ForkJoinPool(2);
    double before = -1;
    for (int f = 0; f < forecasts; f++) {
      double rain = pool.invoke(new Ensemble(0, 399));
      if (before >= 0 && rain != before) {
        System.out.println("forecast " + f + " differs: " + rain);
        System.exit(1);
      }
      before = rain;
    }
    System.out.println("rain " + before);
  }
}
