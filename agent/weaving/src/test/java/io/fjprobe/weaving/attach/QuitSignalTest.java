package io.fjprobe.weaving.attach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuitSignalTest {

  @Test
  void whoListensHasTheSocketOpen(@TempDir Path directory) throws Exception {
    Path sockets = directory.resolve("unix");
    assertThat(QuitSignal.isOpen(".java_pid23", sockets)).as("not known").isTrue();
    Files.write(
        sockets,
        List.of(
            "Num               RefCount Protocol Flags    Type St Inode Path",
            "00000000fd4517db: 00000002 00000000 00010000 0001 01 10590 /tmp/.java_pid23.tmp",
            "0000000010d997fb: 00000003 00000000 00000000 0001 03 20590 /tmp/.java_pid42",
            "0000000010d997fc: 00000003 00000000 00000000 0001 03 20591"));
    assertThat(QuitSignal.isOpen(".java_pid23", sockets)).isTrue();
    assertThat(QuitSignal.isOpen(".java_pid42", sockets)).isTrue();
    assertThat(QuitSignal.isOpen(".java_pid2", sockets)).as("left behind").isFalse();
    assertThat(QuitSignal.isOpen(".java_pid4", sockets)).isFalse();
  }
}
