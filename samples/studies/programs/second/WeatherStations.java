import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Reads the values of weather stations over sockets into one table. */
public class WeatherStations {
  private final long[] table = new long[10];
  private final int port;
  private final boolean careful;

  WeatherStations(int port, boolean careful) {
    this.port = port;
    this.careful = careful;
  }

  private static void serve(ServerSocket server) {
    try {
      while (true) {
        Socket station = server.accept();
        Thread reader =
            new Thread(
                () -> {
                  try (DataInputStream in = new DataInputStream(station.getInputStream());
                      DataOutputStream out = new DataOutputStream(station.getOutputStream())) {
                    int question;
                    while ((question = in.readInt()) >= 0) {
                      Thread.sleep(3);
                      out.writeLong(question * 3L);
                    }
                  } catch (IOException | InterruptedException e) {
                    // the station hangs up
                  }
                });
        reader.setDaemon(true);
        reader.start();
      }
    } catch (IOException e) {
      // closed at the end
    }
  }

  private long ask(DataInputStream in, DataOutputStream out, int question) throws IOException {
    out.writeInt(question);
    out.flush();
    return in.readLong();
  }

  private class Station extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1L;
    private final int questions;

    Station(int questions) {
      this.questions = questions;
    }

    @Override
    protected Integer compute() {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
          DataInputStream in = new DataInputStream(socket.getInputStream());
          DataOutputStream out = new DataOutputStream(socket.getOutputStream())) {
        for (int q = 0; q < questions; q++) {
          if (careful) {
            synchronized (table) {
              table[q % table.length] += ask(in, out, q);
            }
          } else {
            long answer = ask(in, out, q);
            synchronized (table) {
              table[q % table.length] += answer;
            }
          }
        }
        out.writeInt(-1);
      } catch (IOException e) {
        return 0;
      }
      return questions;
    }
  }

  public static void main(String[] args) throws IOException {
    boolean careful = args.length > 0 && args[0].equals("b");
    int questions = args.length > 1 ? Integer.parseInt(args[1]) : 100;
    ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread acceptor = new Thread(() -> serve(server), "stations");
    acceptor.setDaemon(true);
    acceptor.start();
    WeatherStations weather = new WeatherStations(server.getLocalPort(), careful);
    ForkJoinPool pool = new ForkJoinPool(3);
    int read = 0;
    Station[] stations = new Station[18];
    for (int s = 0; s < stations.length; s++) {
      pool.execute(stations[s] = weather.new Station(questions));
    }
    for (Station station : stations) {
      read += station.join();
    }
    server.close();
    long sum = 0;
    for (long value : weather.table) {
      sum += value;
    }
    System.out.println(read + " values, sum " + sum);
    System.exit(sum == 18L * 3 * questions * (questions - 1) / 2 ? 0 : 1);
  }
}
