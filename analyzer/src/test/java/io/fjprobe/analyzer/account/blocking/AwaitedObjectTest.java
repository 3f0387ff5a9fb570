package io.fjprobe.analyzer.account.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Locks, and what is none. */
class AwaitedObjectTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.util.concurrent.locks.ReentrantLock$NonfairSync",
        "java.util.concurrent.locks.ReentrantReadWriteLock$FairSync",
        "java.util.concurrent.Semaphore$NonfairSync",
        "com.acme.ledger.Ledger"
      })
  void anotherThreadMayHaveIt(String type) {
    assertThat(AwaitedObject.mayBeHeld(type)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.util.concurrent.CountDownLatch$Sync",
        "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject",
        "java.util.concurrent.CompletableFuture$Signaller"
      })
  void nobodyHasIt(String type) {
    assertThat(AwaitedObject.mayBeHeld(type)).isFalse();
  }

  @Test
  void noObject() {
    assertThat(AwaitedObject.mayBeHeld(null)).isFalse();
  }
}
