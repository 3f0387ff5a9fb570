package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NativeWaitTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sun.nio.ch.EPoll.wait",
        "io.netty.channel.epoll.Native.epollWait0",
        "sun.nio.ch.Net.poll",
        "sun.nio.ch.Net.accept",
        "java.net.PlainSocketImpl.socketAccept",
        "java.net.SocketInputStream.socketRead0",
        "sun.nio.ch.SocketDispatcher.read0",
        "java.lang.ProcessHandleImpl.waitForProcessExit0",
        "jdk.internal.misc.Unsafe.park",
        "java.lang.Thread.yield0"
      })
  void aThreadWaits(String method) {
    assertThat(NativeWait.isIn(Stacks.of(method, "app.Main.main"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.util.zip.Inflater.inflateBytesBytes",
        "sun.nio.ch.SocketDispatcher.write0",
        "sun.nio.ch.UnixFileDispatcherImpl.map0",
        "java.io.RandomAccessFile.readBytes0",
        "java.lang.Throwable.fillInStackTrace"
      })
  void aThreadRuns(String method) {
    assertThat(NativeWait.isIn(Stacks.of(method, "java.lang.Object.wait"))).isFalse();
  }
}
