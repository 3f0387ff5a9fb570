package io.fjprobe.analyzer.watch;

import io.fjprobe.analyzer.watch.screen.Choice;
import io.fjprobe.analyzer.watch.screen.Screen;
import java.io.PrintWriter;
import java.time.Duration;

/** A block of lines for each refresh, for files and other programs. */
public final class PlainView implements View {

  private static final int WIDTH = 100;
  private static final int MOST_LINES = 200;

  private final PrintWriter out;

  public PlainView(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void show(Frame frame) {
    frame.lines(new Screen(WIDTH, MOST_LINES), Choice.FIRST).forEach(out::println);
    out.println();
    out.flush();
  }

  @Override
  public boolean await(Duration time) throws InterruptedException {
    Thread.sleep(time.toMillis());
    return !out.checkError();
  }

  @Override
  public boolean isFrozen() {
    return false;
  }

  @Override
  public void close() {
    out.flush();
  }
}
