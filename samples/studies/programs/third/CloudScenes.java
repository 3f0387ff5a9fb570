import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Draws clouds in the lines of an image, scene after scene. */
public class CloudScenes {
  private static final int LINES = 32;

  private static long line(int scene, int y) {
    long white = 0;
    for (int x = 0; x < 3_000; x++) {
      int noise = (x * 374_761_393 + y * 668_265_263) ^ scene * 69_069;
      for (int octave = 0; octave < 12; octave++) {
        noise = (noise ^ (noise >>> 13)) * 1_274_126_177;
        white += noise >>> 24;
      }
    }
    return white;
  }

  private static long draw(int scene, ExecutorService painters, boolean looks) {
    List<CompletableFuture<Long>> lines = new ArrayList<>();
    for (int i = 0; i < LINES; i++) {
      int y = i;
      lines.add(CompletableFuture.supplyAsync(() -> line(scene, y), painters));
    }
    long white = 0;
    for (CompletableFuture<Long> line : lines) {
      white += looks ? look(line) : line.join();
    }
    return white;
  }

  private static long look(CompletableFuture<Long> line) {
    Long white = line.getNow(null);
    while (white == null) {
      white = line.getNow(null);
    }
    return white;
  }

  public static void main(String[] args) {
    boolean looks = args.length > 0 && args[0].equals("b");
    int scenes = args.length > 1 ? Integer.parseInt(args[1]) : 6_000;
    ExecutorService painters = Executors.newFixedThreadPool(2);
    long total = 0;
    for (int scene = 0; scene < scenes; scene++) {
      long white = draw(scene, painters, looks);
      total += white;
      if (scene % 200 == 0) {
        for (int y = 0; y < LINES; y++) {
          white -= line(scene, y);
        }
        if (white != 0) {
          System.exit(1);
        }
      }
    }
    painters.shutdown();
    System.out.println(total + " white");
  }
}
