package io.fjprobe.dist.program;

import java.util.Locale;

/** What a node of a program does; its children are what it does it with. */
public enum Kind {
  /** The number is the seed; children: the pool, then submitters. */
  PROGRAM(Role.PROGRAM, 2),
  /** The number is the parallelism; children: traits. */
  POOL(Role.POOL, 0),
  /** Children: what an external thread does, one after the other. */
  SUBMITTER(Role.SUBMITTER, 0),

  FIFO(Role.TRAIT, 0),
  DEFAULT_FACTORY(Role.TRAIT, 0),
  POOL_SUBCLASS(Role.TRAIT, 0),

  /** A task, a Callable or a Runnable is submitted or executed, and waited for. */
  SUBMIT(Role.ACTION, 1),
  /** As SUBMIT, all first, then waits for them in order. */
  SUBMIT_ALL(Role.ACTION, 1),
  INVOKE(Role.ACTION, 1),
  /** Nobody waits but who awaits quiescence. */
  EXECUTE(Role.ACTION, 1),
  INVOKE_ALL_CALLABLES(Role.ACTION, 1),
  /** Callables with the same result, the number. */
  INVOKE_ANY(Role.ACTION, 0),
  /** Runs tasks of the pool in an external thread. */
  AWAIT_QUIESCENCE(Role.ACTION, 0),
  /** What a task may do as well, done by an external thread. */
  EXTERNAL(Role.ACTION, 1),

  LEAF(Role.TASK, 0),
  FORK_FIFO(Role.TASK, 1),
  FORK_LIFO(Role.TASK, 1),
  INVOKE_FIRST(Role.TASK, 1),
  INVOKE_ALL(Role.TASK, 2),
  /** Forked, and never joined. */
  DETACH(Role.TASK, 1),
  /** DETACH, then helpQuiesce; only where no worker of the pool waits for it. */
  QUIESCE(Role.TASK, 1),
  UNFORK(Role.TASK, 1),
  /** Forked after it was cancelled: never runs. */
  CANCEL_BEFORE(Role.TASK, 0),
  /** Cancelled after it was forked: runs or not. */
  CANCEL_RACE(Role.TASK, 0),
  /** Children throw what they compute. */
  THROW(Role.TASK, 1),
  /** A tree of CountedCompleters. */
  COMPLETER(Role.TASK, 1),
  MANAGED_BLOCK(Role.TASK, 0),
  /** Submits to another pool, the first child, and waits. */
  NESTED(Role.TASK, 2),
  /** A parallel stream of so many elements. */
  STREAM(Role.TASK, 0),
  /** Stages of CompletableFutures in the own pool; waits for them where that is safe. */
  ASYNC(Role.TASK, 1),
  /** The same in the common pool. */
  COMMON_ASYNC(Role.TASK, 1),
  /** Submits to the pool it runs in; waits where that is safe. */
  SUBMIT_OWN(Role.TASK, 1);

  /** Where a node may stand. */
  public enum Role {
    PROGRAM,
    POOL,
    SUBMITTER,
    TRAIT,
    ACTION,
    TASK
  }

  public final Role role;
  public final int fewestChildren;

  Kind(Role role, int fewestChildren) {
    this.role = role;
    this.fewestChildren = fewestChildren;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Kind of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
