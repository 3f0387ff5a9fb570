import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Answers how many walkable fields are around each unit of a game, request by request. */
public class GamePathfinder {
  private static final int EDGE = 256;
  private static final byte[] FIELD = new byte[EDGE * EDGE];
  private static final ForkJoinPool SHARED = new ForkJoinPool(2);

  private static class Around extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1L;
    private final int top;
    private final int bottom;

    Around(int top, int bottom) {
      this.top = top;
      this.bottom = bottom;
    }

    @Override
    protected Integer compute() {
      if (bottom - top <= 32) {
        int walkable = 0;
        for (int i = top * EDGE; i < bottom * EDGE; i++) {
          if ((FIELD[i] * 31 + i) % 5 != 0) {
            walkable++;
          }
        }
        return walkable;
      }
      Around below = new Around((top + bottom) / 2, bottom);
      below.fork();
      return new Around(top, (top + bottom) / 2).compute() + below.join();
    }
  }

  private static int answer(boolean shared) {
    if (shared) {
      return SHARED.invoke(new Around(0, EDGE));
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    try {
      return pool.invoke(new Around(0, EDGE));
    } finally {
      pool.shutdown();
    }
  }

  public static void main(String[] args) {
    boolean shared = args.length == 0 || args[0].equals("a");
    int requests = args.length > 1 ? Integer.parseInt(args[1]) : 16_000;
    for (int i = 0; i < FIELD.length; i++) {
      FIELD[i] = (byte) (i * 7 % 11);
    }
    int expected = new Around(0, EDGE).compute();
    for (int r = 0; r < requests; r++) {
      if (answer(shared) != expected) {
        System.exit(1);
      }
    }
    System.out.println(expected + " fields, " + requests + " requests");
  }
}
