package io.fjprobe.workloads.uperf.cluster;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The JVM of a node, asked by a line to its standard input and answering by one that begins with
 * {@link NodeMain#ANSWER}; whatever else it prints goes to standard error.
 */
final class NodeProcess {
  private static final int PATIENCE_SECONDS = 30;
  private static final String SCHEDULER = "jdk.virtualThreadScheduler.parallelism";

  private final String name;
  private final Process process;
  private final PrintStream questions;
  private final CompletableFuture<String> opened = new CompletableFuture<>();
  private final AtomicLong linesHeard = new AtomicLong();

  /** The question that has no answer yet. */
  private volatile CompletableFuture<String> open = opened;

  private volatile String failure;

  private NodeProcess(String name, Process process) throws IOException {
    this.name = name;
    this.process = process;
    this.questions = new PrintStream(process.getOutputStream(), true, "UTF-8");
  }

  static NodeProcess start(UperfOptions options, int node, long token, String jvmArguments) {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
    Collections.addAll(command, "-cp", System.getProperty("java.class.path"));
    String parallelism = System.getProperty(SCHEDULER);
    if (parallelism != null) {
      command.add("-D" + SCHEDULER + "=" + parallelism);
    }
    String number = Integer.toString(node + 1);
    Arrays.stream(jvmArguments.trim().split("\\s+"))
        .filter(word -> !word.isEmpty())
        .forEach(word -> command.add(word.replace("%n", number)));
    Collections.addAll(
        command, NodeMain.class.getName(), Integer.toString(node), Long.toString(token));
    command.addAll(options.toArguments());
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      NodeProcess started = new NodeProcess("node " + number, process);
      started.listen();
      return started;
    } catch (IOException e) {
      throw new CheckFailure("the JVM of node " + number + " does not start: " + e, e);
    }
  }

  private void listen() {
    Thread listener = new Thread(this::hear, "uperf-" + name);
    listener.setDaemon(true);
    listener.start();
  }

  private void hear() {
    try (BufferedReader answers =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = answers.readLine(); line != null; line = answers.readLine()) {
        hear(line);
      }
      fail("its JVM ended");
    } catch (IOException e) {
      fail("its JVM cannot be heard: " + e);
    }
  }

  private void hear(String line) {
    linesHeard.incrementAndGet();
    if (line.startsWith(NodeMain.ANSWER)) {
      open.complete(line.substring(NodeMain.ANSWER.length()));
    } else if (line.startsWith(NodeMain.FAILURE)) {
      fail(line.substring(NodeMain.FAILURE.length()));
    } else if (!line.equals(NodeMain.ALIVE)) {
      System.err.println(name + ": " + line);
    }
  }

  private void fail(String reason) {
    if (failure == null) {
      failure = name + " failed: " + reason;
    }
    open.completeExceptionally(new CheckFailure(failure));
  }

  String name() {
    return name;
  }

  /** Its port. */
  CompletableFuture<String> opened() {
    return opened;
  }

  CompletableFuture<String> ask(String question) {
    CompletableFuture<String> answer = new CompletableFuture<>();
    open = answer;
    if (failure != null) {
      answer.completeExceptionally(new CheckFailure(failure)); // which may have come before
    }
    questions.println(question);
    return answer;
  }

  long linesHeard() {
    return linesHeard.get();
  }

  boolean hasFailed() {
    return failure != null;
  }

  /** Waits for its exit with 0. */
  void close() {
    questions.println("close");
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new CheckFailure(name + " still runs after " + PATIENCE_SECONDS + " s");
      }
      CheckFailure.unlessEqual("the exit code of the JVM of " + name, process.exitValue(), 0);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CheckFailure("interrupted while " + name + " closed", e);
    }
  }

  void kill() {
    process.destroyForcibly();
    questions.close();
  }
}
