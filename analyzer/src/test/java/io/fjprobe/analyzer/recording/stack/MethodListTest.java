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
}
