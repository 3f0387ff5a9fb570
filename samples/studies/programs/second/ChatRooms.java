import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Delivers messages to chat rooms; each room has a virtual thread and its own log. */
public class ChatRooms {
  static class Room {
    private final StringBuilder log = new StringBuilder();
    private int words;

    synchronized void post(String author, String text) {
      if (log.length() > 4_000) {
        log.setLength(0);
      }
      log.append(author).append(": ").append(text).append('\n');
      words += text.split(" ").length;
    }

    synchronized int words() {
      return words;
    }
  }

  static int chat(int number) throws InterruptedException {
    Room room = new Room();
    for (int m = 0; m < 250; m++) {
      room.post("user" + (number + m) % 9, "message " + m + " of room " + number);
      if (m % 50 == 49) {
        Thread.sleep(1);
      }
    }
    return room.words();
  }

  public static void main(String[] args) throws Exception {
    int hours = args.length > 1 ? Integer.parseInt(args[1]) : 60;
    long words = 0;
    try (ExecutorService rooms = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int h = 0; h < hours; h++) {
        List<Future<Integer>> open = new ArrayList<>();
        for (int r = 0; r < 400; r++) {
          int number = r;
          open.add(rooms.submit(() -> chat(number)));
        }
        for (Future<Integer> room : open) {
          words += room.get();
        }
      }
    }
    System.out.println(words + " words");
    System.exit(words == hours * 400L * 250 * 5 ? 0 : 1);
  }
}
