import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.zip.Adler32;
import java.util.zip.Deflater;

/** Compresses the pictures of an album; a job takes some pictures at a time. */
public class ImageArchive {
  private static byte[] picture(int number) {
    byte[] bytes = new byte[24_000];
    int state = number;
    for (int i = 0; i < bytes.length; i++) {
      state = state * 1664525 + 1013904223;
      bytes[i] = (byte) (i % 7 == 0 ? state >>> 24 : i / 50);
    }
    return bytes;
  }

  private static long store(int from, int to) {
    byte[] out = new byte[32_000];
    long size = 0;
    for (int p = from; p < to; p++) {
      Deflater deflater = new Deflater(6);
      deflater.setInput(picture(p));
      deflater.finish();
      int length = deflater.deflate(out);
      deflater.end();
      Adler32 sum = new Adler32();
      sum.update(out, 0, length);
      size += length + (sum.getValue() & 1);
    }
    return size;
  }

  public static void main(String[] args) throws Exception {
    int perJob = args.length > 0 && args[0].equals("b") ? 64 : 4;
    int albums = args.length > 1 ? Integer.parseInt(args[1]) : 80;
    ForkJoinPool pool = new ForkJoinPool(2);
    long bytes = 0;
    for (int album = 0; album < albums; album++) {
      List<Future<Long>> jobs = new ArrayList<>();
      for (int p = 0; p < 64; p += perJob) {
        int from = p;
        jobs.add(pool.submit(() -> store(from, from + perJob)));
      }
      for (Future<Long> job : jobs) {
        bytes += job.get();
      }
    }
    pool.shutdown();
    System.out.println(bytes + " bytes in " + albums + " albums");
    System.exit(bytes == store(0, 64) * albums ? 0 : 1);
  }
}
