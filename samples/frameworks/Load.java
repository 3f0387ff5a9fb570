import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * What surrounds the shop, in a JVM of its own: a supplier that takes 100 ms to name a price, and
 * customers that ask the shop for baskets. A probe asks for {@code /ping} ten times a second, as
 * Kubernetes does less often. Prints how many answers there were and how long they took, without
 * the first three seconds.
 */
final class Load {
  private static final int CUSTOMERS = 16;
  private static final long SUPPLIER_MILLIS = 100;
  private static final long PROBE_PAUSE_MILLIS = 100;
  private static final long WARM_UP_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String shop;
  private final long begin = System.nanoTime();
  private final long end;

  private Load(String shop, long seconds) {
    this.shop = shop;
    end = begin + TimeUnit.SECONDS.toNanos(seconds);
  }

  /** The address of the shop, the port of the supplier, and the seconds of the load. */
  public static void main(String[] arguments) throws Exception {
    if (arguments.length != 3) {
      System.err.println("usage: java Load.java http://127.0.0.1:PORT SUPPLIER_PORT SECONDS");
      System.exit(2);
    }
    startSupplier(Integer.parseInt(arguments[1]));
    boolean answered = new Load(arguments[0], Long.parseLong(arguments[2])).run();
    System.exit(answered ? 0 : 1);
  }

  private static void startSupplier(int port) throws IOException {
    System.setProperty("sun.net.httpserver.nodelay", "true");
    HttpServer supplier =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    supplier.createContext("/price", Load::namePrice);
    supplier.setExecutor(Executors.newCachedThreadPool());
    supplier.start();
  }

  private static void namePrice(HttpExchange exchange) throws IOException {
    try (exchange) {
      Thread.sleep(SUPPLIER_MILLIS);
      byte[] price = "42".getBytes(StandardCharsets.US_ASCII);
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, price.length);
      exchange.getResponseBody().write(price);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean run() throws InterruptedException {
    List<Asker> customers = new ArrayList<>();
    for (int i = 0; i < CUSTOMERS; i++) {
      customers.add(new Asker("/basket", 0));
    }
    Asker probe = new Asker("/ping", PROBE_PAUSE_MILLIS);
    List<Thread> threads = new ArrayList<>();
    customers.forEach(customer -> threads.add(new Thread(customer)));
    threads.add(new Thread(probe));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    return print("/basket", customers) & print("/ping", List.of(probe));
  }

  private boolean print(String path, List<Asker> askers) {
    List<Long> nanos = new ArrayList<>();
    long failures = 0;
    for (Asker asker : askers) {
      nanos.addAll(asker.nanos);
      failures += asker.failures;
    }
    Collections.sort(nanos);
    if (nanos.isEmpty() || failures > 0) {
      System.out.printf("%-8s %d answers, %d FAILED%n", path, nanos.size(), failures);
      return false;
    }
    double seconds = (end - begin - WARM_UP_NANOS) / 1e9;
    System.out.printf(
        "%-8s %6.1f answers a second; median %.0f ms, 99 %% within %.0f ms%n",
        path, nanos.size() / seconds, quantile(nanos, 0.5), quantile(nanos, 0.99));
    return true;
  }

  private static double quantile(List<Long> sorted, double share) {
    return sorted.get((int) (share * (sorted.size() - 1))) / 1e6;
  }

  /** Asks again and again, with a pause in between. */
  private final class Asker implements Runnable {
    private final HttpRequest request;
    private final long pauseMillis;
    private final List<Long> nanos = new ArrayList<>();
    private long failures;

    Asker(String path, long pauseMillis) {
      request = HttpRequest.newBuilder(URI.create(shop + path)).timeout(Duration.ofMinutes(1)).build();
      this.pauseMillis = pauseMillis;
    }

    @Override
    public void run() {
      try {
        while (System.nanoTime() < end) {
          ask();
          Thread.sleep(pauseMillis);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void ask() throws InterruptedException {
      long asked = System.nanoTime();
      try {
        if (client.send(request, BodyHandlers.ofString()).statusCode() != 200) {
          failures++;
        } else if (asked - begin > WARM_UP_NANOS) {
          nanos.add(System.nanoTime() - asked);
        }
      } catch (IOException e) {
        failures++;
      }
    }
  }
}
