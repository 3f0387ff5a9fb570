import java.io.File;
import java.nio.file.Path;
import jdk.jfr.consumer.RecordingFile;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/** Reads a recording as other tools do, and prints how many events it has. */
public final class Others {

  private Others() {}

  /**
   * @param arguments consumer or loader, and a recording
   */
  public static void main(String[] arguments) throws Exception {
    String file = arguments[1];
    System.out.println(
        switch (arguments[0]) {
          case "consumer" -> consumed(Path.of(file));
          case "loader" -> loaded(new File(file));
          default -> throw new IllegalArgumentException(arguments[0]);
        });
  }

  /** By the JDK, one after the other. */
  private static long consumed(Path file) throws Exception {
    long events = 0;
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        recording.readEvent();
        events++;
      }
    }
    return events;
  }

  /** By JDK Mission Control, which keeps them all. */
  private static long loaded(File file) throws Exception {
    IItemCollection items = JfrLoaderToolkit.loadEvents(file);
    long events = 0;
    for (IItemIterable sameType : items) {
      events += sameType.getItemCount();
    }
    return events;
  }
}
