package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.analyzer.recording.file.RecordingReader;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Looks see the stacks of threads that run native code, which no sample of Java code shows. */
class NativeIT {

  private static final String PACKED = "io.fjprobe.analyzer.cli.NativeProgram.packed";

  @TempDir private Path directory;

  @SomeJdks
  void looksSeeTheNativeMethodAndWhoCallsIt(Jdk jdk) throws Exception {
    Path file = new LookedProgram(directory, NativeProgram.class).record(jdk);
    Recording recording = new RecordingReader(Progress.NONE).read(file);
    MethodAccount looked = MethodAccount.ofLooks(recording, Window.whole(recording));
    assertThat(looked.samples()).as("some in some seconds").isGreaterThanOrEqualTo(3);
    assertThat(looked.share(PACKED)).as("%s", looked).isGreaterThan(0.5);
    double inNative =
        looked.rows().keySet().stream()
            .filter(method -> method.startsWith("java.util.zip.Deflater.deflateBytes"))
            .mapToDouble(looked::share)
            .sum();
    assertThat(inNative).as("%s", looked).isGreaterThan(0.5);
  }
}
