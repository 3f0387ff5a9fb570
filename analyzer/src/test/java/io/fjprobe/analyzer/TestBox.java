package io.fjprobe.analyzer;

import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import org.jspecify.annotations.Nullable;

/** An activity of the account of wall time, of which a test says what matters to it. */
public final class TestBox {

  public static final String LINE = "com.acme.Shop.count:12";

  private static final double HALF_INTERVAL = 0.02;

  private final Doing doing;
  private String where = "main";
  private boolean worker;
  private @Nullable String line = LINE;
  private @Nullable String called;
  private @Nullable String caller;
  private double share = 0.9;
  private double low = share - HALF_INTERVAL;
  private double high = share + HALF_INTERVAL;
  private double rise;
  private double width = 1;
  private double alone = 1;
  private double waiters;
  private double waitingForCpu;
  private double interpreted;
  private double tasksWait;
  private double inPoolTasks;
  private double idleBeside;
  private double idleAlike;
  private @Nullable Context context;

  private TestBox(Doing doing) {
    this.doing = doing;
  }

  /** Returns one of the main thread, which is alone for nine tenths of the time. */
  public static TestBox of(Doing doing) {
    return new TestBox(doing);
  }

  /** Makes it one of other threads, or of the workers of a pool. */
  public TestBox in(String name, boolean pool) {
    where = name;
    worker = pool;
    return this;
  }

  public TestBox at(@Nullable String other) {
    line = other;
    return this;
  }

  public TestBox calls(String what) {
    called = what;
    return this;
  }

  public TestBox calledBy(String other) {
    caller = other;
    return this;
  }

  public TestBox share(double other) {
    return share(other, other - HALF_INTERVAL, Math.min(other + HALF_INTERVAL, 1));
  }

  public TestBox share(double other, double least, double most) {
    share = other;
    low = least;
    high = most;
    return this;
  }

  public TestBox rise(double other) {
    rise = other;
    return this;
  }

  public TestBox width(double threads) {
    width = threads;
    return this;
  }

  public TestBox alone(double part) {
    alone = part;
    return this;
  }

  public TestBox waiters(double threads) {
    waiters = threads;
    return this;
  }

  public TestBox waitingForCpu(double part) {
    waitingForCpu = part;
    return this;
  }

  public TestBox interpreted(double part) {
    interpreted = part;
    return this;
  }

  public TestBox tasksWait(double part) {
    tasksWait = part;
    return this;
  }

  public TestBox inPoolTasks(double part) {
    inPoolTasks = part;
    return this;
  }

  public TestBox idleBeside(double part) {
    idleBeside = part;
    return this;
  }

  public TestBox idleAlike(double part) {
    idleAlike = part;
    return this;
  }

  public TestBox context(@Nullable Context other) {
    context = other;
    return this;
  }

  public Box box() {
    return new Box(
        doing,
        where,
        worker,
        line,
        called,
        caller,
        share,
        low,
        high,
        rise,
        width,
        alone,
        waiters,
        waitingForCpu,
        interpreted,
        tasksWait,
        inPoolTasks,
        idleBeside,
        idleAlike,
        context);
  }
}
