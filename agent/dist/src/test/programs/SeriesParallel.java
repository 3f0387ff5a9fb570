import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/**
 * Random programs of which work and span are known: tasks say how many units they take, in place of
 * time. Prints for each program its seed, the expected and the observed span, and the expected
 * work; at the end the expected work and number of tasks of all.
 */
public class SeriesParallel {

  static final MethodHandle SPEND = hook("spend", void.class, long.class);

  static MethodHandle hook(String name, Class<?> result, Class<?>... arguments) {
    try {
      Class<?> hooks = Class.forName("io.fjprobe.bootstrap.hook.SpanHooks", true, null);
      return MethodHandles.publicLookup()
          .findStatic(hooks, name, MethodType.methodType(result, arguments));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static void spend(long units) {
    try {
      SPEND.invokeExact(units);
    } catch (Throwable t) {
      throw new IllegalStateException(t);
    }
  }

  /** How a part of a program runs its children. */
  enum Form {
    LEAF,
    IN_LINE,
    FORK_JOIN_LAST_FIRST,
    FORK_JOIN_IN_ORDER,
    FORK_GET,
    INVOKE_EACH,
    INVOKE_TWO,
    INVOKE_ARRAY,
    INVOKE_LIST,
    INVOKE_LINKED_LIST,
    THROWING,
    USED_AGAIN,
    COMPLETERS,
    COMPLETERS_PROPAGATE,
    COMPLETERS_STEP_BY_STEP,
    /** Only of a whole program: on JDK 8 it never ends while another worker waits for this one. */
    QUIESCE
  }

  static final int DEEPEST = 4;

  /** How often a smaller program is run: who steals what differs from run to run. */
  static final int TRIES = 20;

  static final class Part {

    final Form form;
    final long before;
    final long between;
    final long after;
    final List<Part> children = new ArrayList<>();

    Part(Random random, int depth) {
      Form[] forms = Form.values();
      int width = 1 + random.nextInt(4);
      int choice = random.nextInt(forms.length - (depth == DEEPEST ? 0 : 1));
      form = depth == 0 ? Form.LEAF : forms[choice];
      before = random.nextInt(50);
      between = random.nextInt(20);
      after = random.nextInt(50);
      for (int i = 0; form != Form.LEAF && i < (form == Form.INVOKE_TWO ? 2 : width); i++) {
        children.add(new Part(random, depth - 1));
      }
    }

    Part(Part like, long units, List<Part> others) {
      form = like.form;
      before = Math.min(like.before, units);
      between = Math.min(like.between, units);
      after = Math.min(like.after, units);
      children.addAll(others);
    }

    /** The same with one thing less: a whole part, a child, or units. */
    List<Part> smaller() {
      List<Part> all = new ArrayList<>(children);
      for (int i = 0; i < children.size(); i++) {
        if (form != Form.INVOKE_TWO && children.size() > 1) {
          List<Part> fewer = new ArrayList<>(children);
          fewer.remove(i);
          all.add(new Part(this, Long.MAX_VALUE, fewer));
        }
        for (Part other : children.get(i).smaller()) {
          List<Part> changed = new ArrayList<>(children);
          changed.set(i, other);
          all.add(new Part(this, Long.MAX_VALUE, changed));
        }
      }
      if (Math.max(before, Math.max(between, after)) > 1) {
        all.add(new Part(this, 1, children));
      }
      return all;
    }

    @Override
    public String toString() {
      return form + "(" + before + "," + between + "," + after + ")" + (children.isEmpty() ? "" : children);
    }

    /** As it should be: where a task is that runs this part from there. */
    long end(long start, Total total) {
      long at = total.spend(before) + start;
      long latest = at;
      switch (form) {
        case LEAF:
          return at;
        case IN_LINE:
          for (Part child : children) {
            at = child.end(at, total) + total.spend(between);
          }
          return at + total.spend(after);
        case INVOKE_EACH:
          for (Part child : children) {
            at = total.task(child, at) + total.spend(between);
          }
          return at + total.spend(after);
        case USED_AGAIN:
          for (Part child : children) {
            for (int i = 0; i < 2; i++) {
              at = Math.max(at + total.spend(between), total.task(child, at));
            }
          }
          return at + total.spend(after);
        case INVOKE_TWO:
        case INVOKE_ARRAY:
        case INVOKE_LIST:
        case INVOKE_LINKED_LIST:
          for (Part child : children) {
            latest = Math.max(latest, total.task(child, at));
          }
          return latest + total.spend(after);
        case COMPLETERS:
        case COMPLETERS_PROPAGATE:
        case COMPLETERS_STEP_BY_STEP:
          total.tasks++;
          for (Part child : children) {
            latest = Math.max(latest, total.task(child, at));
            at += total.spend(between);
          }
          latest = Math.max(latest, at);
          return (form == Form.COMPLETERS ? latest + total.spend(between) : latest)
              + total.spend(after);
        default: // forks all, then joins all
          for (Part child : children) {
            latest = Math.max(latest, total.task(child, at));
            at += total.spend(between);
          }
          return Math.max(latest, at) + total.spend(after);
      }
    }

    void run() {
      spend(before);
      switch (form) {
        case LEAF:
          return;
        case IN_LINE:
          for (Part child : children) {
            child.run();
            spend(between);
          }
          break;
        case INVOKE_EACH:
          for (Part child : children) {
            new Task(child).invoke();
            spend(between);
          }
          break;
        case USED_AGAIN:
          for (Part child : children) {
            Task task = new Task(child);
            for (int i = 0; i < 2; i++) {
              task.reinitialize();
              task.fork();
              spend(between);
              task.join();
            }
          }
          break;
        case INVOKE_TWO:
          ForkJoinTask.invokeAll(new Task(children.get(0)), new Task(children.get(1)));
          break;
        case INVOKE_ARRAY:
          ForkJoinTask.invokeAll(tasks().toArray(new Task[0]));
          break;
        case INVOKE_LIST:
          ForkJoinTask.invokeAll(tasks());
          break;
        case INVOKE_LINKED_LIST:
          ForkJoinTask.invokeAll(new LinkedList<>(tasks()));
          break;
        case COMPLETERS:
        case COMPLETERS_PROPAGATE:
        case COMPLETERS_STEP_BY_STEP:
          new PartCompleter(null, this).invoke();
          break;
        default:
          forkAndJoin();
      }
      spend(after);
    }

    private List<Task> tasks() {
      List<Task> tasks = new ArrayList<>();
      for (Part child : children) {
        tasks.add(form == Form.THROWING ? new Throwing(child) : new Task(child));
      }
      return tasks;
    }

    private void forkAndJoin() {
      List<Task> tasks = tasks();
      for (Task each : tasks) {
        each.fork();
        spend(between);
      }
      if (form == Form.QUIESCE) {
        ForkJoinTask.helpQuiesce();
        if (System.getProperty("java.specification.version").equals("1.8")) {
          tasks.forEach(Task::join); // there helpQuiesce may return while a task still runs
        }
        return;
      }
      for (int i = 0; i < tasks.size(); i++) {
        Task next = tasks.get(form == Form.FORK_JOIN_LAST_FIRST ? tasks.size() - 1 - i : i);
        try {
          if (form == Form.FORK_GET) {
            next.get();
          } else {
            next.join();
          }
        } catch (Exception e) {
          if (form != Form.THROWING) {
            throw new IllegalStateException(e);
          }
        }
      }
    }
  }

  /** Work and tasks of all programs. */
  static final class Total {

    long work;
    long tasks;

    long spend(long units) {
      work += units;
      return units;
    }

    long task(Part part, long start) {
      tasks++;
      return part.end(start, this);
    }
  }

  static class Task extends RecursiveAction {

    final transient Part part;

    Task(Part part) {
      this.part = part;
    }

    @Override
    protected void compute() {
      part.run();
    }
  }

  static final class Throwing extends Task {

    Throwing(Part part) {
      super(part);
    }

    @Override
    protected void compute() {
      super.compute();
      throw new IllegalStateException("as it should");
    }
  }

  static long span() throws ReflectiveOperationException {
    Class<?> spans = Class.forName("io.fjprobe.bootstrap.span.Spans", true, null);
    long sum = 0;
    for (Object each : (Object[]) spans.getMethod("all").invoke(null)) {
      sum += (Long) each.getClass().getMethod("span").invoke(each);
    }
    return sum;
  }

  /** The observed span of a run in a pool of so many workers. */
  static long observedSpan(Part part, int workers) throws Exception {
    long before = span();
    ForkJoinPool pool = new ForkJoinPool(workers);
    pool.invoke(new Task(part));
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    return span() - before;
  }

  /** A program that has another span than it should, made as small as it can be. */
  static Part smallest(Part part, int workers) throws Exception {
    for (Part smaller : part.smaller()) {
      for (int i = 0; i < TRIES; i++) {
        if (observedSpan(smaller, workers) != new Total().task(smaller, 0)) {
          return smallest(smaller, workers);
        }
      }
    }
    return part;
  }

  /** Arguments: the first seed, and how many there are. */
  public static void main(String[] arguments) throws Exception {
    int first = Integer.parseInt(arguments[0]);
    int count = Integer.parseInt(arguments[1]);
    Total total = new Total();
    for (int seed = first; seed < first + count; seed++) {
      Part part = new Part(new Random(seed), DEEPEST);
      long workBefore = total.work;
      long expected = total.task(part, 0);
      int workers = Arrays.asList(1, 2, 3, 8).get(seed % 4);
      long observed = observedSpan(part, workers);
      System.out.println(
          seed + " " + expected + " " + observed + " " + (total.work - workBefore));
      if (observed != expected) {
        System.err.println("seed " + seed + ", smallest: " + smallest(part, workers));
      }
    }
    System.out.println("total " + total.work + " " + total.tasks);
  }
}
