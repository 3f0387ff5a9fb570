package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.contract.Context;
import org.junit.jupiter.api.Test;

class MethodListTest {

  private static boolean isIdle(String frame) {
    return IdleByNature.is(Stacks.of(frame, "app.Shop.open"));
  }

  @Test
  void aMethodIsKnownByItsClass() {
    assertThat(isIdle("io.netty.channel.epoll.Native.epollWait")).isTrue();
    assertThat(isIdle("io.netty.channel.epoll.Native.write")).isFalse();
    assertThat(isIdle("app.netty.channel.epoll.Native.epollWait")).isFalse();
  }

  /** gRPC has Netty in packages of its own. */
  @Test
  void aLibraryInsideAnotherOneIsKnownToo() {
    assertThat(isIdle("io.grpc.netty.shaded.io.netty.channel.epoll.Native.epollWait")).isTrue();
    assertThat(isIdle("shadedio.netty.channel.epoll.Native.epollWait")).isFalse();
    assertThat(
            Contexts.of(
                Stacks.of("io.grpc.netty.shaded.io.netty.channel.epoll.EpollEventLoop.run")))
        .isEqualTo(Context.EVENT_LOOP);
  }

  @Test
  void anyMethodOrAnyClass() {
    assertThat(isIdle("com.zaxxer.hikari.pool.HikariPool$HouseKeeper.run")).isTrue();
    assertThat(LimitedResources.waitsForOne(Stacks.of("app.Pool.getConnection"))).isTrue();
    assertThat(LimitedResources.waitsForOne(Stacks.of("app.Pool.size"))).isFalse();
  }

  private static boolean isThreadOfLibrary(String... topToBottom) {
    return IdleByNature.isThreadOfLibrary(Stacks.of(topToBottom));
  }

  @Test
  void aThreadOfALibraryIsIdleIfNothingOfTheApplicationIsBelow() {
    String waits = "java.lang.Object.wait";
    String worker = "org.quartz.simpl.SimpleThreadPool$WorkerThread.run";
    assertThat(isThreadOfLibrary(waits, worker)).isTrue();
    assertThat(isThreadOfLibrary(waits, "io.netty.A.take", "java.lang.Thread.run")).isTrue();
    assertThat(isThreadOfLibrary(waits, "app.Shop.pay", worker)).as("of the application").isFalse();
    assertThat(isThreadOfLibrary(waits, "io.netty.A.take")).as("not all of it").isFalse();
    assertThat(isThreadOfLibrary(waits, "java.lang.Thread.run")).as("of the JDK").isFalse();
    assertThat(isThreadOfLibrary("java.lang.Thread.sleep", worker)).as("it sleeps").isFalse();
    assertThat(isThreadOfLibrary(waits, "java.lang.Thread.join", worker)).isFalse();
  }
}
