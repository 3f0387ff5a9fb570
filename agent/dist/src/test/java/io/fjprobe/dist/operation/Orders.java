package io.fjprobe.dist.operation;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;

/** Methods that tests count. */
public class Orders {

  /** Fast, with arguments of two words and of one, and branches. */
  static long place(long id, int count, double price) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += price > i ? id : 1;
    }
    return sum;
  }

  static int recurse(int depth) {
    return depth == 0 ? 0 : 1 + again(depth - 1);
  }

  private static int again(int depth) {
    return recurse(depth);
  }

  /** Fails if it is told to, with a handler of its own that reads what it assigned. */
  static int check(boolean fails) throws Exception {
    int state = 1;
    try {
      state = 2;
      if (fails) {
        throw new Exception("told to");
      }
      return state;
    } catch (Exception e) {
      state++;
      throw e;
    } finally {
      state = 0;
    }
  }

  static CompletableFuture<String> send(CompletableFuture<String> result) {
    return result;
  }

  static Object deliver(CompletionStage<String> result) {
    return result;
  }

  static Future<String> plain(Future<String> result) {
    return result;
  }

  /** Only counted, and called by a thread that nobody may ask. */
  static void tell() {}

  static void call(String text) {}

  static void call(int number) {}

  public void one() {}

  public static synchronized int two() {
    return 2;
  }

  void hidden() {}

  /** An interface with a method for others to implement, and one of its own. */
  interface Work {
    int work(int n);

    default int twice(int n) {
      return work(n) + work(n);
    }
  }

  static class Plus implements Work {
    @Override
    public int work(int n) {
      return n + 1;
    }
  }

  /** Does not say that it is one. */
  static final class Minus extends Plus {
    @Override
    public int work(int n) {
      return n - 1;
    }
  }

  /** With a bridge to it in the class file. */
  static final class Texts implements Callable<String>, Handler<String> {
    @Override
    public String call() {
      return handle("call");
    }

    @Override
    public String handle(String text) {
      return text + "!";
    }
  }

  /** Of any type. */
  interface Handler<T> {
    T handle(T value);
  }

  /** A class whose methods others write. */
  abstract static class Job {
    abstract void run();

    void twice() {
      run();
      run();
    }
  }

  static final class NightJob extends Job {
    @Override
    void run() {}
  }
}
