package io.fjprobe.weaving.attach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProcStatusTest {

  private static ProcStatus status(String... lines) {
    return new ProcStatus(List.of(lines));
  }

  @Test
  void quitIsTheThirdSignal() {
    assertThat(status("SigCgt:\t0000000000000004").handlesQuit()).isTrue();
    assertThat(status("SigCgt:\tfffffffffffffffb").handlesQuit()).isFalse();
    assertThat(status("SigCgt:\t0000000000000000").handlesQuit()).isFalse();
  }

  @Test
  void theLastIdIsItsOwn() {
    assertThat(status("Name:\tjava", "NSpid:\t4711").innerPid("4711")).isEqualTo("4711");
    assertThat(status("Name:\tjava", "NSpid:\t4711\t23\t1").innerPid("4711")).isEqualTo("1");
  }

  @Test
  void anOldKernelSaysLess() {
    assertThat(status("Name:\tSigCgt: x", "garbage").innerPid("4711")).isEqualTo("4711");
    assertThat(status().handlesQuit()).isTrue();
  }

  @Test
  void thisProcess() {
    assumeThat(ProcStatus.isKnown()).isTrue();
    String pid = Long.toString(ProcessHandle.current().pid());
    ProcStatus own = ProcStatus.of(pid);

    assertThat(own.handlesQuit()).isTrue();
    assertThat(own.innerPid(pid)).isEqualTo(pid);
    assertThat(ProcStatus.pids()).contains(pid).doesNotContain("self", "0");
    assertThat(ProcStatus.of("0")).isNull();
  }
}
