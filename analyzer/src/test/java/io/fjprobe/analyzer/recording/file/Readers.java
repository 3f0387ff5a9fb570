package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Recording;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compares what our own reader makes of recordings with what JDK Mission Control's parser does. */
public final class Readers {

  /** Facts, or why there are none. */
  private record Read(Recording recording, String failure) {}

  private Readers() {}

  /**
   * Null: both come to the same facts and sentences, or to the same error.
   *
   * @param choice of the one that is compared with the parser
   */
  static String difference(Path file, ReaderChoice choice, boolean pictures, int threads) {
    return FactsDifference.between(
        read(file, choice, pictures, threads), read(file, ReaderChoice.JMC, pictures, 1));
  }

  private static Read read(Path file, ReaderChoice choice, boolean pictures, int threads) {
    RecordingReader reader =
        pictures ? RecordingReader.withActivity(Progress.NONE) : new RecordingReader(Progress.NONE);
    try {
      return new Read(reader.by(choice, threads).read(file), null);
    } catch (UnreadableRecordingException e) {
      return new Read(null, e.getMessage());
    }
  }

  /** Whether our own reader takes all of a recording. */
  static boolean isReadByOwn(Path file) {
    Read read = read(file, ReaderChoice.OWN, false, 1);
    return read.recording != null
        && read.recording.problems().stream().noneMatch(p -> p.contains("can't be parsed"));
  }

  /**
   * Prints where both differ on broken recordings, and exits with 1 if they do.
   *
   * @param arguments first mutant, number of mutants, a folder for those that are read differently,
   *     recordings
   */
  public static void main(String[] arguments) throws Exception {
    long first = Long.parseLong(arguments[0]);
    long count = Long.parseLong(arguments[1]);
    Path folder = Files.createDirectories(Path.of(arguments[2]));
    List<byte[]> recordings = new ArrayList<>();
    for (int i = 3; i < arguments.length; i++) {
      recordings.add(Mutants.read(Path.of(arguments[i])));
    }
    Mutants mutants = new Mutants(recordings, null);
    Path file = folder.resolve("mutant-" + first + "-now.jfr");
    long different = 0;
    long own = 0;
    for (long number = first; number < first + count; number++) {
      Files.write(file, mutants.mutant(number));
      String difference =
          difference(file, ReaderChoice.BOTH, number % 2 == 0, (int) number % 3 + 1);
      own += isReadByOwn(file) ? 1 : 0;
      if (difference != null) {
        different++;
        System.out.println("mutant " + number + ": " + difference);
        Files.copy(file, folder.resolve("mutant-" + number + ".jfr"));
      }
    }
    Files.deleteIfExists(file);
    System.out.println(
        count
            + " mutants, "
            + own
            + " of them read by our own reader, "
            + different
            + " differently");
    System.exit(different == 0 ? 0 : 1);
  }
}
