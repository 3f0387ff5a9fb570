package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.contract.ExecutorKind;
import org.junit.jupiter.api.Test;

class LookBlockTest {

  private static final String THREADS = "1 0 main\n17 2 ForkJoinPool-1-worker-1\n   ";
  private static final String STACKS = "-;java.lang.Thread.sleep:native;App.main:5\n";

  private static String digits(int... numbers) {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      int rest = number;
      while (rest >= 64) {
        text.append((char) (64 | rest & 63));
        rest >>>= 6;
      }
      text.append((char) rest);
    }
    return text.toString();
  }

  /** The second look names the worker alone: the main thread does what it did. */
  @Test
  void onlyChangesAreWritten() {
    String data = digits(0, 2, 0, 5 << 2, 1, 0, 1, 1 << 2 | 3, 0, 0, 20_000, 1, 1, 3 << 2, 0, 1);
    LookBlock block = new LookBlock(1_000, 2, THREADS, STACKS, "", "", "", "", data + "      ");

    assertThat(block.threads())
        .containsExactly(
            new LookBlock.LookedThread(1, 0, 0, null, "main"),
            new LookBlock.LookedThread(17, 2, 0, null, "ForkJoinPool-1-worker-1"));
    assertThat(block.next()).isTrue();
    assertThat(block.nanos()).isEqualTo(1_000);
    assertThat(block.state(0)).isEqualTo(5);
    assertThat(block.stacks()[block.stack(0)]).contains("App.main:5");
    assertThat(block.state(1)).isEqualTo(1);
    assertThat(block.cpu(1)).isEqualTo(3);
    assertThat(block.stack(1)).isEqualTo(-1);

    assertThat(block.next()).isTrue();
    assertThat(block.nanos()).isEqualTo(20_001_000);
    assertThat(block.state(0)).isEqualTo(5);
    assertThat(block.state(1)).isEqualTo(3);
    assertThat(block.owner(1)).isZero();
    assertThat(block.next()).isFalse();
  }

  @Test
  void threadsOfAnExecutorHaveItsNumber() {
    LookBlock block =
        new LookBlock(
            0, 0, "8 0/3 pool-2-thread-1\n9 0/14s timer\n7 0/5n a b\n", STACKS, "", "", "", "", "");
    assertThat(block.threads())
        .containsExactly(
            new LookBlock.LookedThread(8, 0, 3, null, "pool-2-thread-1"),
            new LookBlock.LookedThread(9, 0, 14, ExecutorKind.SCHEDULES, "timer"),
            new LookBlock.LookedThread(7, 0, 5, ExecutorKind.NEVER_GROWS, "a b"));
  }

  @Test
  void tasksThatWaitAreABitOfTheCode() {
    LookBlock block =
        new LookBlock(
            0, 1, THREADS, STACKS, "", "", "", "", digits(0, 1, 0, 32 | 5 << 2 | 1, 0, 0));
    block.next();
    assertThat(block.tasksWait(0)).isTrue();
    assertThat(block.state(0)).isEqualTo(5);
    assertThat(block.cpu(0)).isEqualTo(1);
    assertThat(block.tasksWait(1)).isFalse();
  }

  @Test
  void whatPointsNowhereIsRefused() {
    LookBlock stack =
        new LookBlock(0, 1, THREADS, STACKS, "", "", "", "", digits(0, 1, 0, 20, 2, 0));
    assertThatThrownBy(stack::next).isInstanceOf(IllegalArgumentException.class);

    LookBlock cut = new LookBlock(0, 1, THREADS, STACKS, "", "", "", "", digits(0, 1, 0));
    assertThatThrownBy(cut::next).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void releasesAreReadFirst() {
    LookBlock block =
        new LookBlock(
            5_000, 0, THREADS, STACKS, "-3 1 0 0 main\n2 0 0 -1 a b\n3 0 0 -1 \n ", "", "", "", "");

    assertThat(block.released())
        .containsExactly(
            new LookBlock.Released(2_000, 1, 0, 0, "main"),
            new LookBlock.Released(7_000, 0, 0, -1, "a b"),
            new LookBlock.Released(8_000, 0, 0, -1, ""));
    assertThatThrownBy(() -> new LookBlock(0, 0, THREADS, STACKS, "0 2 0 -1 x", "", "", "", ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void partsOfSourcesHaveElementsAndStacks() {
    LookBlock block =
        new LookBlock(5_000, 0, THREADS, STACKS, "", "-3 48 0\n2 1024 0\n ", "", "", "");
    assertThat(block.splits())
        .containsExactly(
            new LookBlock.SplitOff(2_000, 48, 0), new LookBlock.SplitOff(7_000, 1_024, 0));
    assertThatThrownBy(() -> new LookBlock(0, 0, THREADS, STACKS, "", "0 1 9", "", "", ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void handOversAreLinesOfCode() {
    LookBlock block =
        new LookBlock(0, 0, THREADS, STACKS, "", "", "App.each:5\nApp.half:9\n  ", "", "");
    assertThat(block.handOvers()).containsExactly("App.each:5", "App.half:9");
  }

  @Test
  void pollsAreLinesOfCodeAfterAWord() {
    LookBlock block =
        new LookBlock(0, 0, THREADS, STACKS, "", "", "", "end App.ask:5\nstate App.look:9\n  ", "");
    assertThat(block.polls()).containsExactly("end App.ask:5", "state App.look:9");
  }
}
