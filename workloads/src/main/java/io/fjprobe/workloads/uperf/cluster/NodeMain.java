package io.fjprobe.workloads.uperf.cluster;

import io.fjprobe.workloads.run.check.CheckFailure;
import io.fjprobe.workloads.uperf.node.Node;
import io.fjprobe.workloads.uperf.round.Count;
import io.fjprobe.workloads.uperf.round.UperfOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A node in a JVM of its own: the other side of {@link NodeProcess}. */
public final class NodeMain {
  static final String ANSWER = "uperf answer: ";
  static final String FAILURE = "uperf failure: ";
  static final String ALIVE = "uperf alive";

  private final Node node;
  private final PrintStream out;
  private final Stall stall;

  private NodeMain(Node node, PrintStream out) {
    this.node = node;
    this.out = out;
    this.stall =
        new Stall(
            Stall.LIMIT_MILLIS,
            () -> node.counted().get(Count.COMPLETED),
            node::describeOutstanding,
            () -> out.println(ALIVE));
  }

  /** Arguments: number of the node from 0, token of the run, and the options. */
  public static void main(String[] args) {
    System.exit(run(Arrays.asList(args), System.in, System.out));
  }

  private static int run(List<String> words, InputStream in, PrintStream out) {
    int self = Integer.parseInt(words.get(0));
    long token = Long.parseLong(words.get(1));
    UperfOptions options = UperfOptions.parse(words.subList(2, words.size()));
    try (Node node = Node.open(options, self, token)) {
      new NodeMain(node, out).serve(questions(in));
      return 0;
    } catch (IOException | RuntimeException e) {
      out.println(FAILURE + (e instanceof CheckFailure ? e.getMessage() : e));
      return 1;
    }
  }

  /** The end of the input, when the asking JVM is gone, ends this one. */
  private static BlockingQueue<String> questions(InputStream in) {
    BlockingQueue<String> questions = new LinkedBlockingQueue<>();
    Thread reader =
        new Thread(
            () -> {
              try (BufferedReader lines =
                  new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                  questions.add(line);
                }
              } catch (IOException e) {
                // as if it had ended
              }
              System.exit(1);
            },
            "uperf-questions");
    reader.setDaemon(true);
    reader.start();
    return questions;
  }

  private void serve(BlockingQueue<String> questions) throws IOException {
    answer(Integer.toString(node.port()));
    try {
      String[] question = questions.take().split(" ");
      while (!question[0].equals("close")) {
        answer(question);
        question = questions.take().split(" ");
      }
    } catch (InterruptedException e) {
      throw new CheckFailure("interrupted", e);
    }
  }

  private void answer(String[] question) throws IOException {
    switch (question[0]) {
      case "connect":
        node.connect(Arrays.stream(question).skip(1).mapToInt(Integer::parseInt).toArray());
        answer(node.buffers().toString());
        break;
      case "run":
        answer(stall.await(node.begin(Long.parseLong(question[1]))).toString());
        break;
      case "counted":
        answer(node.counted().toString());
        break;
      case "end":
        node.end();
        answer("");
        break;
      default:
        throw new CheckFailure("unknown question " + question[0]);
    }
  }

  private void answer(String text) {
    out.println(ANSWER + text);
  }
}
