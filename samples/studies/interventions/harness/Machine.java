import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * CPU time that others used meanwhile, as Linux tells it: the machine's, less that of this process
 * and its children.
 */
record Machine(double busySeconds, double ownSeconds, long nanoTime) {
  private static final double TICKS = 100; // a second, in all of /proc
  private static final Path STAT = Path.of("/proc/stat");

  static Machine now() throws IOException {
    if (!Files.exists(STAT)) {
      return new Machine(Double.NaN, Double.NaN, System.nanoTime());
    }
    String[] all = Files.readAllLines(STAT).get(0).trim().split(" +");
    long busy = 0;
    for (int i :
        new int[] {1, 2, 3, 6, 7, 8}) { // user, nice, system, interrupts, taken by the hypervisor
      busy += Long.parseLong(all[i]);
    }
    String stat = Files.readString(Path.of("/proc/self/stat"));
    String[] self = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    long own = 0;
    for (int i = 11; i <= 14; i++) { // its own and of children that have ended
      own += Long.parseLong(self[i]);
    }
    return new Machine(busy / TICKS, own / TICKS, System.nanoTime());
  }

  /** CPUs that others kept busy since then; no number where the system does not tell. */
  double othersSince(Machine begin) {
    double others = busySeconds - begin.busySeconds - (ownSeconds - begin.ownSeconds);
    return Math.max(0, others / ((nanoTime - begin.nanoTime) / 1e9));
  }
}
