package io.fjprobe.weaving.look;

import io.fjprobe.bootstrap.event.LongText;
import io.fjprobe.bootstrap.event.LooksEvent;
import io.fjprobe.bootstrap.hook.SourceHooks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks that share an event. Only what changed from one to the next is written. An event has all
 * that is needed to read it, for any chunk of a recording may be the only one that is kept.
 *
 * <p>One thread adds looks; any thread may flush.
 */
final class LookBlock {

  /**
   * Of stacks and data: an event may have to be in the memory of its thread as a whole. The threads
   * do not count, or each look would need an event where there are many.
   */
  private static final int CHARACTERS = 6_000;

  /** Who watches sees a look only when its event is written. */
  private static final long LONGEST_NANOS = 2_000_000_000L;

  private static final int DIGIT_BITS = 6;
  private static final int DIGIT = (1 << DIGIT_BITS) - 1;
  private static final int MORE = 1 << DIGIT_BITS;
  private static final long NANOS_PER_MICRO = 1_000;

  /** What was written of a thread. */
  private static final class Written {
    final int index;
    int code;
    int stack;
    int owner;
    int look;

    Written(int index) {
      this.index = index;
    }
  }

  private LooksEvent event;
  private final Map<Long, Written> threads = new HashMap<>();
  private final Map<String, Integer> stacks = new HashMap<>();
  private final StringBuilder threadLines = new StringBuilder();
  private final StringBuilder stackLines = new StringBuilder();
  private final StringBuilder releaseLines = new StringBuilder();
  private final StringBuilder sourceLines = new StringBuilder();
  private final StringBuilder data = new StringBuilder();
  private final StringBuilder changes = new StringBuilder();
  private String handOvers = "";
  private String polls = "";
  private long first;
  private long last;

  /**
   * @param seen all that are looked at and are there
   * @param releases since the look before
   */
  synchronized void add(
      long now, List<SeenThread> seen, LookCounts counts, List<SeenRelease> releases) {
    if (event != null && (length() > CHARACTERS || now - first > LONGEST_NANOS)) {
      flush();
    }
    if (event == null) {
      event = new LooksEvent();
      event.executors = -1;
      event.virtualThreads = -1;
      event.ready = -1;
      event.begin();
      first = now;
      last = now;
    }
    event.end();
    event.looks++;
    event.alive = counts.alive;
    event.lookedAt = counts.lookedAt;
    event.executors = Math.max(event.executors, counts.executors);
    event.virtualThreads = Math.max(event.virtualThreads, counts.virtualThreads);
    if (counts.ready >= 0) {
      event.ready = Math.max(event.ready, 0) + counts.ready;
    }
    changes.setLength(0);
    int n = 0;
    for (SeenThread thread : seen) {
      n += add(thread, seen) ? 1 : 0;
    }
    n += addGone();
    put(data, (now - last) / NANOS_PER_MICRO);
    put(data, n);
    data.append(changes);
    last = now - (now - last) % NANOS_PER_MICRO;
    for (SeenRelease release : releases) {
      add(release);
    }
  }

  private void add(SeenRelease release) {
    long micros = (release.nanos - first) / NANOS_PER_MICRO;
    releaseLines.append(micros).append(' ').append(written(release.released).index).append(' ');
    releaseLines.append(indexOf(release.stack)).append(' ');
    releaseLines.append(release.by == null ? -1 : written(release.by).index).append(' ');
    releaseLines.append(release.name.replace('\n', ' ')).append('\n');
  }

  /**
   * @param newHandOvers all that are known, one in each line
   * @param newPolls likewise
   */
  synchronized void code(String newHandOvers, String newPolls) {
    handOvers = newHandOvers;
    polls = newPolls;
  }

  /** After a look. */
  synchronized void add(SourceHooks.Split split) {
    if (event == null) {
      return; // it has just been written
    }
    long micros = (split.nanos - first) / NANOS_PER_MICRO;
    String stack = StackText.of(null, false, split.where.getStackTrace());
    sourceLines.append(micros).append(' ').append(split.elements).append(' ');
    sourceLines.append(indexOf(stack)).append('\n');
  }

  private int length() {
    return stackLines.length() + data.length();
  }

  private boolean add(SeenThread thread, List<SeenThread> seen) {
    Written written = written(thread);
    written.look = event.looks;
    String shown = thread.writtenStack();
    int stack = shown == null ? 0 : 1 + indexOf(shown);
    long holds = thread.writtenOwner();
    int owner = holds == SeenThread.NOBODY ? 0 : 1 + indexOf(holds, seen);
    if (written.code == thread.code() && written.stack == stack && written.owner == owner) {
      return false;
    }
    written.code = thread.code();
    written.stack = stack;
    written.owner = owner;
    change(written);
    return true;
  }

  /** Those that are not there any more, or not looked at. */
  private int addGone() {
    int n = 0;
    for (Written written : threads.values()) {
      if (written.look != event.looks && written.code != 0) {
        written.code = SeenThread.GONE;
        written.stack = 0;
        written.owner = 0;
        change(written);
        n++;
      }
    }
    return n;
  }

  private void change(Written written) {
    put(changes, written.index);
    put(changes, written.code);
    put(changes, written.stack);
    put(changes, written.owner);
  }

  private Written written(SeenThread thread) {
    Written written = threads.get(thread.id);
    if (written == null) {
      written = new Written(threads.size());
      threads.put(thread.id, written);
      threadLines.append(thread.id).append(' ').append(thread.pool());
      if (!thread.executor().isEmpty()) {
        threadLines.append('/').append(thread.executor());
      }
      threadLines.append(' ');
      threadLines.append(thread.name.replace('\n', ' ')).append('\n');
    }
    return written;
  }

  /** -1: it is not looked at. */
  private int indexOf(long owner, List<SeenThread> seen) {
    for (SeenThread thread : seen) {
      if (thread.id == owner) {
        return written(thread).index;
      }
    }
    return -1;
  }

  private int indexOf(String stack) {
    Integer index = stacks.get(stack);
    if (index == null) {
      index = stacks.size();
      stacks.put(stack, index);
      stackLines.append(stack).append('\n');
    }
    return index;
  }

  private static void put(StringBuilder to, long number) {
    long rest = number;
    while (rest >>> DIGIT_BITS != 0) {
      to.append((char) (MORE | rest & DIGIT));
      rest >>>= DIGIT_BITS;
    }
    to.append((char) rest);
  }

  synchronized void flush() {
    if (event == null) {
      return;
    }
    event.threads = LongText.of(threadLines.toString());
    event.stacks = LongText.of(stackLines.toString());
    event.releases = LongText.of(releaseLines.toString());
    event.sources = LongText.of(sourceLines.toString());
    event.handOvers = LongText.of(handOvers);
    event.polls = LongText.of(polls);
    event.data = LongText.of(data.toString());
    event.commit();
    event = null;
    threads.clear();
    stacks.clear();
    threadLines.setLength(0);
    stackLines.setLength(0);
    releaseLines.setLength(0);
    sourceLines.setLength(0);
    data.setLength(0);
  }
}
