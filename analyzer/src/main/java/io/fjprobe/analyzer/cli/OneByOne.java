package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.recording.file.UnreadableRecordingException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes something of each recording, so that one that is of no use leaves the others alone. */
final class OneByOne {

  /** What is made of a recording. */
  interface Work<T> {
    @Nullable T of(Path file) throws UnreadableRecordingException;
  }

  private final Consumer<String> say;

  OneByOne(Consumer<String> say) {
    this.say = say;
  }

  /** Returns null if the work failed, which is said. */
  <T> @Nullable T of(Path file, Work<T> work) {
    try {
      return work.of(file);
    } catch (UnreadableRecordingException e) {
      say.accept(e.getMessage());
    } catch (OutOfMemoryError e) {
      say.accept(file + " is too large for the Java heap; try again with JAVA_OPTS=-Xmx1g");
    } catch (RuntimeException | StackOverflowError e) {
      say.accept(file + " can't be analyzed: " + unexpected(e));
    }
    return null;
  }

  /** Makes a message that nothing that a recording holds should make us say. */
  static String unexpected(Throwable e) {
    StackTraceElement[] stack = e.getStackTrace();
    return "unexpected "
        + e
        + (stack.length == 0 ? "" : " at " + stack[0])
        + "; please report this";
  }
}
