import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Draws the tiles of a fractal map. */
public class TileRenderer {
  static final int SIDE = 64;

  static int[] render(int tileX, int tileY, int depth) {
    int[] pixels = new int[SIDE * SIDE];
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        double cr = -0.6 + (tileX * SIDE + x) * 0.0004;
        double ci = 0.1 + (tileY * SIDE + y) * 0.0004;
        double zr = 0;
        double zi = 0;
        int n = 0;
        while (n < depth && zr * zr + zi * zi < 4) {
          double t = zr * zr - zi * zi + cr;
          zi = 2 * zr * zi + ci;
          zr = t;
          n++;
        }
        pixels[y * SIDE + x] = n;
      }
    }
    return pixels;
  }

  public static void main(String[] args) {
    String quality = args.length == 0 ? "a" : args[0];
    int maps = args.length > 1 ? Integer.parseInt(args[1]) : 22;
    int depth = "b".equals(quality) ? 480 : 300;
    ForkJoinPool pool = new ForkJoinPool();
    long ink = 0;
    for (int m = 0; m < maps; m++) {
      List<ForkJoinTask<int[]>> tiles = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        final int tile = i;
        tiles.add(pool.submit(() -> render(tile % 10, tile / 10, depth)));
      }
      for (ForkJoinTask<int[]> tile : tiles) {
        int[] pixels = tile.join();
        ink += pixels[0] + pixels[pixels.length - 1];
      }
    }
    pool.shutdown();
    long expected = 0;
    for (int i = 0; i < 100; i++) {
      int[] pixels = render(i % 10, i / 10, depth);
      expected += pixels[0] + pixels[pixels.length - 1];
    }
    System.out.println(maps + " maps, ink " + ink);
    if (ink != expected * maps) {
      System.exit(1);
    }
  }
}
