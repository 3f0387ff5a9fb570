import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Makes pools in every way, each in a method of its own. */
public class PoolMakers {

  private static final int IN_A_LOOP = 300;

  public static void main(String[] args) throws Exception {
    common().submit(() -> {}).get();
    end(own());
    end(stealing());
    end(library().get());
    for (int i = 0; i < IN_A_LOOP; i++) {
      end(inALoop());
    }
  }

  private static ForkJoinPool common() {
    return ForkJoinPool.commonPool();
  }

  private static ExecutorService own() {
    return new ForkJoinPool(3);
  }

  private static ExecutorService stealing() {
    return Executors.newWorkStealingPool(3);
  }

  private static ExecutorService inALoop() {
    return new ForkJoinPool(2);
  }

  private static void end(ExecutorService pool) throws Exception {
    pool.submit(() -> {}).get();
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new AssertionError("a pool does not end");
    }
  }

  @SuppressWarnings("unchecked")
  private static Supplier<ExecutorService> library() throws Exception {
    Class<?> made = new LibraryLoader().loadClass("PoolMakers$Library");
    return (Supplier<ExecutorService>) made.getDeclaredConstructor().newInstance();
  }

  public static class Library implements Supplier<ExecutorService> {
    @Override
    public ExecutorService get() {
      return new ForkJoinPool(1);
    }
  }

  /** Does not ask its parent for the library. */
  static class LibraryLoader extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals("PoolMakers$Library")) {
        return super.loadClass(name, resolve);
      }
      try (InputStream in = getResourceAsStream("PoolMakers$Library.class")) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
          bytes.write(b);
        }
        return defineClass(name, bytes.toByteArray(), 0, bytes.size());
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
