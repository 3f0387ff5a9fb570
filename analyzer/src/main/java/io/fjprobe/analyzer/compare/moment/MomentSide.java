package io.fjprobe.analyzer.compare.moment;

import io.fjprobe.analyzer.account.moment.AfterMain;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.ReleaseRow;
import io.fjprobe.analyzer.account.moment.ThreadsRow;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.account.number.Normal;
import io.fjprobe.analyzer.compare.statistics.Estimate;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.contract.Unused;
import io.fjprobe.analyzer.recording.moment.BoxKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The accounts of wall time of the recordings of one side. */
public final class MomentSide {

  /**
   * The time in nanoseconds after which looks are taken to be independent. Looks that follow each
   * other are alike.
   */
  private static final double PART_NANOS = 5e8;

  /**
   * Lines move when a method is edited, so a box is known by its method.
   *
   * @param method class and method; empty: not known, or none
   */
  record Key(Doing doing, String where, boolean worker, String method) {

    static Key of(Box box) {
      return new Key(
          box.doing(),
          box.worker() ? box.where() : ofAll(box.where()),
          box.worker(),
          MomentRow.method(box.line()));
    }

    static Key of(WaitRow row) {
      return new Key(
          row.doing(),
          row.worker() ? row.where() : ofAll(row.where()),
          row.worker(),
          MomentRow.method(row.line()));
    }

    /** One side may have one executor where the other side has several. */
    private static String ofAll(String executor) {
      return executor.replaceAll("\\d+", BoxKey.ANY_NUMBER);
    }
  }

  /**
   * @param nanos per operation
   * @param variance of that
   * @param highest box that has most of it; null: it is not there
   * @param width null: it is not there
   * @param waiters threads that wait for its lock, in the mean of its moments; 0 also if it is not
   *     there
   * @param share of the wall time
   * @param rise by how much its share is higher at the end, with its interval
   */
  record Sum(
      double nanos,
      double variance,
      @Nullable Box highest,
      @Nullable Double width,
      double waiters,
      double share,
      Estimate rise) {

    double interpreted() {
      return highest == null ? 0 : highest.interpreted();
    }

    Rise rises() {
      return new Rise(share, rise);
    }

    static final Sum NONE = new Sum(0, 0, null, null, 0, 0, new Estimate(0, 0, 0));
  }

  /** A box in all recordings, one after the other. */
  private static final class Boxes {
    final double[] nanos;
    final double[] variances;
    double rise;
    double present;
    double waiting;
    double most;
    @Nullable Box highest;

    Boxes(int recordings) {
      nanos = new double[recordings];
      variances = new double[recordings];
    }

    void add(int recording, Box box, double wallNanos) {
      double its = box.share() * wallNanos;
      double error = (box.highShare() - box.lowShare()) / 2 / Normal.TWO_SIDED_95 * wallNanos;
      nanos[recording] += its;
      variances[recording] += error * error;
      rise += box.rise() * wallNanos;
      present += its * box.width();
      waiting += its * box.waiters();
      if (its > most) {
        most = its;
        highest = box;
      }
    }
  }

  private final List<Recorded> recordings = new ArrayList<>();
  private final Map<Key, Boxes> boxes = new LinkedHashMap<>();
  private final boolean known;

  /**
   * What one recording has.
   *
   * @param account null: nobody looked at all threads
   * @param operations that took this time
   */
  public record Recorded(@Nullable MomentAccount account, double wallNanos, double operations) {}

  public MomentSide(List<Recorded> recordings) {
    this.recordings.addAll(recordings);
    known =
        recordings.stream()
            .allMatch(recording -> recording.account() != null && recording.operations() > 0);
    for (int i = 0; known && i < recordings.size(); i++) {
      Recorded recording = recordings.get(i);
      if (recording.account() != null) {
        for (Box box : recording.account().boxes()) {
          boxes
              .computeIfAbsent(Key.of(box), key -> new Boxes(recordings.size()))
              .add(i, box, recording.wallNanos());
        }
      }
    }
  }

  /** Returns whether all recordings have looks. */
  boolean isKnown() {
    return known && !recordings.isEmpty();
  }

  Set<Key> keys() {
    return boxes.keySet();
  }

  /** Returns the mean number of CPUs that are used. */
  double cpus() {
    double cpuNanos = 0;
    double wallNanos = 0;
    for (Recorded recording : recordings) {
      if (recording.account() != null) {
        cpuNanos +=
            recording.wallNanos()
                * recording.account().cpus()
                * (1 - recording.account().unusedShare());
        wallNanos += recording.wallNanos();
      }
    }
    return cpuNanos / wallNanos;
  }

  /**
   * Returns who waits for a lock or a permit, each with the mean number of threads over all of the
   * time.
   */
  Map<Key, WaitRow> keptOut() {
    double wall = recordings.stream().mapToDouble(Recorded::wallNanos).sum();
    Map<Key, WaitRow> longest = new LinkedHashMap<>();
    Map<Key, Double> threads = new LinkedHashMap<>();
    for (Recorded recording : recordings) {
      for (WaitRow row :
          recording.account() == null ? List.<WaitRow>of() : recording.account().waits()) {
        if (row.doing().isKeptOut()) {
          Key key = Key.of(row);
          longest.merge(key, row, (a, b) -> a.threads() < b.threads() ? b : a);
          threads.merge(key, row.threads() * recording.wallNanos() / wall, Double::sum);
        }
      }
    }
    longest.replaceAll((key, row) -> row.of(threads.getOrDefault(key, 0.0)));
    return longest;
  }

  /** Returns the time per operation after main in which nothing is asked, in nanoseconds. */
  double afterMainNanos() {
    double nanos = 0;
    double operations = 0;
    for (Recorded recording : recordings) {
      AfterMain after = recording.account() == null ? null : recording.account().afterMain();
      nanos += after == null ? 0 : after.share() * recording.wallNanos();
      operations += recording.operations();
    }
    return nanos / operations;
  }

  /** Returns the threads that wait for work then, those of the first recording that has some. */
  List<String> keeping() {
    return recordings.stream()
        .map(Recorded::account)
        .filter(account -> account != null && account.afterMain() != null)
        .map(account -> account.afterMain().threads())
        .filter(threads -> !threads.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /**
   * Returns how many virtual threads could run and had no carrier, in the mean; null: not known.
   */
  @Nullable Double ready() {
    double readyNanos = 0;
    double wallNanos = 0;
    for (Recorded recording : recordings) {
      MomentAccount account = recording.account();
      if (account == null || account.readyVirtualThreads() == null) {
        return null;
      }
      readyNanos += account.readyVirtualThreads() * recording.wallNanos();
      wallNanos += recording.wallNanos();
    }
    return readyNanos / wallNanos;
  }

  /** Returns the number of CPUs that the JVMs may use; 0: it is not the same in all of them. */
  int available() {
    List<Integer> cpus =
        recordings.stream()
            .map(Recorded::account)
            .filter(Objects::nonNull)
            .map(MomentAccount::cpus)
            .distinct()
            .toList();
    return cpus.size() == 1 ? cpus.get(0) : 0;
  }

  /**
   * Returns the standard error of the mean number of CPUs that are used. The differences of
   * recordings tell it, and so does the number of independent looks; the larger one counts.
   */
  double errorOfCpus() {
    double mean = cpus();
    double available = available();
    double squares = 0;
    double independent = 0;
    for (Recorded recording : recordings) {
      if (recording.account() != null) {
        double used = recording.account().cpus() * (1 - recording.account().unusedShare());
        squares += (used - mean) * (used - mean);
        independent += recording.account().lookedNanos() / PART_NANOS;
      }
    }
    double ofLooks = Math.sqrt(mean * Math.max(available - mean, 0) / Math.max(independent, 1));
    int n = recordings.size();
    return n < 2 ? ofLooks : Math.max(ofLooks, Math.sqrt(squares / (n - 1) / n));
  }

  /** Returns the CPU time per operation that is unused for a reason, in nanoseconds. */
  double unusedNanos(Unused why) {
    double nanos = 0;
    double operations = 0;
    for (Recorded recording : recordings) {
      if (recording.account() != null) {
        nanos +=
            recording.account().unused(why) * recording.account().cpus() * recording.wallNanos();
        operations += recording.operations();
      }
    }
    return nanos / operations;
  }

  /** Returns how many threads beside pools there are in the mean, by group. */
  Map<String, Double> threads() {
    double wall = recordings.stream().mapToDouble(Recorded::wallNanos).sum();
    Map<String, Double> threads = new LinkedHashMap<>();
    for (Recorded recording : recordings) {
      if (recording.account() != null) {
        for (ThreadsRow row : recording.account().threads()) {
          threads.merge(
              Key.ofAll(row.where()), row.threads() * recording.wallNanos() / wall, Double::sum);
        }
      }
    }
    return threads;
  }

  /** Returns who lets whom go on, in all recordings together. */
  List<ReleaseRow> releases() {
    Map<ReleaseRow, ReleaseRow> rows = new LinkedHashMap<>();
    for (Recorded recording : recordings) {
      if (recording.account() != null) {
        recording
            .account()
            .releases()
            .forEach(row -> rows.merge(row.unseen(), row, ReleaseRow::plus));
      }
    }
    return List.copyOf(rows.values());
  }

  Sum sum(Key key) {
    Boxes its = boxes.get(key);
    if (its == null) {
      return Sum.NONE;
    }
    double nanos = 0;
    double variance = 0;
    double operations = 0;
    double wall = 0;
    for (int i = 0; i < recordings.size(); i++) {
      wall += recordings.get(i).wallNanos();
      nanos += its.nanos[i];
      variance += its.variances[i];
      operations += recordings.get(i).operations();
    }
    double mean = nanos / operations;
    return new Sum(
        mean,
        Math.max(variance / (operations * operations), amongRecordings(its, mean)),
        its.highest,
        nanos == 0 ? null : Double.valueOf(its.present / nanos),
        nanos == 0 ? 0 : its.waiting / nanos,
        nanos / wall,
        rise(its, variance, wall));
  }

  /** The slope of a line has an error as the mean has one, and depends on the length. */
  private static Estimate rise(Boxes its, double variance, double wall) {
    double rise = its.rise / wall;
    double error = Normal.TWO_SIDED_95 * Math.sqrt(12 * variance) / wall;
    return new Estimate(rise, rise - error, rise + error);
  }

  /**
   * Returns the variance of the mean time per operation, as recordings differ. Each recording
   * counts for its operations.
   */
  private double amongRecordings(Boxes its, double mean) {
    int n = recordings.size();
    if (n < 2) {
      return 0;
    }
    double squares = 0;
    double operations = 0;
    for (int i = 0; i < n; i++) {
      squares += Math.pow(its.nanos[i] - mean * recordings.get(i).operations(), 2);
      operations += recordings.get(i).operations();
    }
    return squares * n / (n - 1) / (operations * operations);
  }
}
