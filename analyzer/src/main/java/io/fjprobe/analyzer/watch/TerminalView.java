package io.fjprobe.analyzer.watch;

import io.fjprobe.analyzer.watch.screen.Choice;
import io.fjprobe.analyzer.watch.screen.Screen;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;
import org.jspecify.annotations.Nullable;

/**
 * A terminal, of which the whole screen is used. JLine asks it by {@code stty}: so no native code
 * is needed, which would have to be unpacked to a folder that allows that.
 */
public final class TerminalView implements View {

  private static final int ESCAPE = 27;
  private static final Size USUAL = new Size(80, 24);

  private final Terminal terminal;
  private final Attributes before;
  private final Display display;
  private final Supplier<String> save;
  private Choice choice = Choice.FIRST;
  private @Nullable Frame last;
  private volatile boolean interrupted;
  private volatile boolean resized = true;
  private boolean closed;
  private int width;
  private int height;

  /**
   * Takes the terminal.
   *
   * @param save writes what is seen, and says where
   */
  public TerminalView(Supplier<String> save) throws IOException {
    this.save = save;
    terminal = TerminalBuilder.builder().system(true).exec(true).jni(false).ffm(false).build();
    before = terminal.enterRawMode();
    display = new Display(terminal, true);
    terminal.handle(Terminal.Signal.INT, signal -> interrupted = true);
    terminal.handle(Terminal.Signal.WINCH, signal -> resized = true);
    terminal.puts(Capability.enter_ca_mode);
    terminal.puts(Capability.cursor_invisible);
    terminal.flush();
  }

  /** Whether somebody types and looks. */
  public static boolean isPossible() {
    ExecTerminalProvider provider = new ExecTerminalProvider();
    return provider.isSystemStream(SystemStream.Input)
        && provider.isSystemStream(SystemStream.Output);
  }

  /** Whether somebody types. */
  public static boolean isAskable() {
    return new ExecTerminalProvider().isSystemStream(SystemStream.Input);
  }

  @Override
  public void show(Frame frame) {
    last = frame;
    draw();
  }

  private void draw() {
    Frame frame = last;
    if (frame == null) {
      return;
    }
    if (resized) {
      resized = false;
      Size size = terminal.getSize();
      Size known = size.getColumns() > 0 && size.getRows() > 0 ? size : USUAL;
      display.resize(known.getRows(), known.getColumns());
      width = known.getColumns();
      height = known.getRows();
      display.clear();
    }
    Screen screen = new Screen(width, height - 1);
    List<AttributedString> lines = new ArrayList<>(frame.lines(screen, choice));
    while (lines.size() < height - 1) {
      lines.add(AttributedString.EMPTY);
    }
    lines.add(screen.keys(choice));
    display.update(lines, 0);
  }

  @Override
  public boolean await(Duration time) throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    NonBlockingReader keys = terminal.reader();
    for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
      try {
        int key = keys.read(Math.max(Duration.ofNanos(left).toMillis(), 1));
        if (interrupted || key == NonBlockingReader.EOF || !handles(key, keys)) {
          return false;
        }
      } catch (IOException e) {
        return false; // the terminal is gone, or Ctrl-C was pressed
      }
    }
    return true;
  }

  private boolean handles(int key, NonBlockingReader keys) throws IOException {
    if (key == NonBlockingReader.READ_EXPIRED) {
      if (resized) {
        draw();
      }
      return true;
    }
    choice = choice.saying("");
    switch (key == ESCAPE ? arrow(keys) : key) {
      case 'q', 'Q' -> {
        return false;
      }
      case 's' -> choice = choice.withNextOrder();
      case 'p', 'B', 'C' -> choice = choice.withPool(1, pools());
      case 'P', 'A', 'D' -> choice = choice.withPool(-1, pools());
      case 'f' -> choice = choice.withFreeze();
      case 'w' -> choice = choice.saying(save.get());
      default -> {}
    }
    draw();
    return true;
  }

  /** Returns the letter that ends the code of an arrow. */
  private static int arrow(NonBlockingReader keys) throws IOException {
    int next = keys.read(1);
    return next == '[' || next == 'O' ? keys.read(1) : NonBlockingReader.READ_EXPIRED;
  }

  private int pools() {
    return last == null ? 0 : last.pools();
  }

  @Override
  public boolean isFrozen() {
    return choice.frozen();
  }

  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    terminal.puts(Capability.cursor_visible);
    terminal.puts(Capability.exit_ca_mode);
    terminal.flush();
    terminal.setAttributes(before);
    try {
      terminal.close();
    } catch (IOException e) {
      return; // it is left as it was found all the same
    }
  }
}
