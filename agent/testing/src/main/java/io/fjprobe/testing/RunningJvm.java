package io.fjprobe.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A program that obeys lines on its standard input and answers each by one line. */
public final class RunningJvm implements AutoCloseable {

  /** Bounds against hangs, not measurements. */
  private static final int SECONDS = 90;

  private static final String END = "\0";

  private final Process process;
  private final Path err;
  private final PrintStream in;
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(1_000);

  RunningJvm(Process process, Path err) {
    this.process = process;
    this.err = err;
    this.in = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
    Thread reader = new Thread(this::read, "output of " + process.pid());
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      lines.add(e.toString());
    } finally {
      lines.add(END);
    }
  }

  public String pid() {
    return Long.toString(process.pid());
  }

  /** The next line that begins so, without its beginning. */
  public String expect(String beginning) {
    try {
      String line = lines.poll(SECONDS, TimeUnit.SECONDS);
      if (line == null || !line.startsWith(beginning)) {
        throw new AssertionError(
            "expected '" + beginning + "', got '" + line + "'\n--- err\n" + err());
      }
      return line.substring(beginning.length());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Sends a line, and expects one that begins so. */
  public String ask(String line, String beginning) {
    in.println(line);
    return expect(beginning);
  }

  public String err() {
    try {
      return Files.readString(err);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Tells it to end, and waits for that. */
  public int exit(String line) {
    in.println(line);
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("still running\n--- err\n" + err());
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
