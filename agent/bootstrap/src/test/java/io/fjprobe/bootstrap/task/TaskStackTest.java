package io.fjprobe.bootstrap.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

class TaskStackTest {

  private final TaskStack stack = new TaskStack();

  private TaskFrame begin() {
    TaskFrame frame = stack.next();
    stack.enter(frame);
    return frame;
  }

  @Test
  void topIsTheInnermostTask() {
    assertThat(stack.top()).isNull();
    TaskFrame outer = begin();
    TaskFrame inner = begin();
    assertThat(stack.top()).isSameAs(inner).isNotSameAs(outer);
    stack.leave(inner);
    assertThat(stack.top()).isSameAs(outer);
    stack.leave(outer);
    assertThat(stack.top()).isNull();
  }

  @Test
  void nextDoesNotRunYet() {
    TaskFrame outer = begin();
    stack.next();
    assertThat(stack.top()).isSameAs(outer);
  }

  @Test
  void framesAreUsedAgainUnderNewIds() {
    TaskFrame first = begin();
    long id = first.id;
    stack.leave(first);
    assertThat(begin()).isSameAs(first);
    assertThat(first.id).isNotEqualTo(id);
  }

  @Test
  void endsWhatWasNotSeenToEnd() {
    TaskFrame outer = begin();
    begin();
    begin();
    stack.leave(outer);
    assertThat(stack.top()).isNull();
  }

  @Test
  void deepRecursionLeavesNoFramesBehind() {
    Deque<TaskFrame> open = new ArrayDeque<>();
    for (int i = 0; i < 5_000; i++) {
      open.push(begin());
    }
    TaskFrame outermost = open.peekLast();
    assertThat(open).doesNotHaveDuplicates();
    while (!open.isEmpty()) {
      assertThat(stack.top()).isSameAs(open.peek());
      stack.leave(open.pop());
    }
    assertThat(begin()).isNotSameAs(outermost);
  }

  @Test
  void forgetsFramesButNotThoseOfRunningTasks() {
    TaskFrame frame = begin();
    stack.forget();
    assertThat(stack.top()).isSameAs(frame);
    stack.leave(frame);
    stack.forget();
    assertThat(begin()).isNotSameAs(frame);
  }

  @Test
  void whatRunsNothingIsEnteredAndLeftLikeATask() {
    TaskFrame outer = begin();
    outer.recorded = true;
    TaskFrame inner = begin();
    inner.recorded = true;
    stack.leave(inner);
    stack.enter(stack.unrecorded());
    assertThat(stack.top()).isSameAs(inner);
    assertThat(inner.recorded).isFalse();
    stack.leave(inner);
    assertThat(stack.top()).isSameAs(outer);
    assertThat(outer.recorded).isTrue();
  }
}
