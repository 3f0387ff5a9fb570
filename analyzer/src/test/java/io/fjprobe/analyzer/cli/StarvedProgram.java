package io.fjprobe.analyzer.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.stream.IntStream;

/** Tasks in the common pool that block when asked to; compiled for any JDK by {@link WatchIT}. */
public final class StarvedProgram {

  private static volatile boolean blocks;

  private StarvedProgram() {}

  public static void main(String[] arguments) throws Exception {
    Thread caller = new Thread(StarvedProgram::run, "caller");
    caller.setDaemon(true);
    caller.start();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    System.out.println("ready");
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      blocks = line.equals("block");
      System.out.println("ok");
    }
  }

  private static void run() {
    while (true) {
      IntStream.range(0, 8).parallel().forEach(i -> step());
    }
  }

  private static void step() {
    if (blocks) {
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    } else {
      long end = System.nanoTime() + 1_000_000;
      while (System.nanoTime() < end) {
        // this is what the task computes
      }
    }
  }
}
