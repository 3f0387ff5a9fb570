package io.fjprobe.analyzer.recording.moment;

/** What a box has of the time, in nanoseconds; fractions come of moments that several share. */
public final class BoxTally {

  private double height;
  private double present;
  private double alone;
  private double waiters;
  private double cpuWait;
  private double interpreted;
  private double inPoolTasks;
  private double tasksWait;
  private double idleBeside;
  private double idleAlike;
  private double squares;
  private double products;
  private final When when = new When();
  private long looks;

  /** Adds to the last part of the time, which is not in the squares yet. */
  void add(double share, double present, double alone, double waiters) {
    this.height += share;
    this.present += present;
    this.alone += alone;
    this.waiters += waiters;
    looks++;
  }

  void addCpuWait(double nanos) {
    cpuWait += nanos;
  }

  void addInterpreted(double nanos) {
    interpreted += nanos;
  }

  void addInPoolTasks(double nanos) {
    inPoolTasks += nanos;
  }

  void addIdleBeside(double nanos) {
    idleBeside += nanos;
  }

  void addIdleAlike(double nanos) {
    idleAlike += nanos;
  }

  void addTasksWait(double nanos) {
    tasksWait += nanos;
  }

  /** Multiplies its times by a factor, since it takes over the time of another box. */
  void scale(double factor) {
    height *= factor;
    present *= factor;
    alone *= factor;
    waiters *= factor;
    cpuWait *= factor;
    interpreted *= factor;
    inPoolTasks *= factor;
    tasksWait *= factor;
    idleBeside *= factor;
    idleAlike *= factor;
  }

  /**
   * Returns this share of it, 0 to 1.
   *
   * @param error the standard deviation of the share
   */
  BoxTally times(double share, double error) {
    BoxTally part = new BoxTally();
    part.merge(this);
    part.scale(share);
    part.squares *= share * share;
    part.squares += height * height * error * error;
    part.products *= share;
    part.looks = Math.round(looks * share);
    return part;
  }

  /**
   * Closes one of the parts of time that are independent of each other.
   *
   * @param weight of the whole part
   * @param time of its middle, in seconds
   */
  void closePart(double weight, double time) {
    squares = height * height;
    products = height * weight;
    when.add(height, time);
  }

  void merge(BoxTally other) {
    height += other.height;
    when.add(other.when, 1);
    present += other.present;
    alone += other.alone;
    waiters += other.waiters;
    cpuWait += other.cpuWait;
    interpreted += other.interpreted;
    inPoolTasks += other.inPoolTasks;
    tasksWait += other.tasksWait;
    idleBeside += other.idleBeside;
    idleAlike += other.idleAlike;
    squares += other.squares;
    products += other.products;
    looks += other.looks;
  }

  /** Returns the time that it holds up. */
  public double height() {
    return height;
  }

  /** Returns its thread time. */
  public double present() {
    return present;
  }

  /** Returns the part of its thread time in which nothing else ran. */
  public double alone() {
    return alone;
  }

  /** Returns the thread time of those that wait for its lock. */
  public double waiters() {
    return waiters;
  }

  /** Returns the part of its thread time in which it could have run, and did not. */
  public double cpuWait() {
    return cpuWait;
  }

  /** Returns the part of its thread time in code that is not compiled. */
  public double interpreted() {
    return interpreted;
  }

  /** Returns the part of its thread time inside a task of a pool, by samples. */
  public double inPoolTasks() {
    return inPoolTasks;
  }

  /**
   * Returns the time that it holds up, each part times the share of its pool's workers that were
   * idle.
   */
  public double idleBeside() {
    return idleBeside;
  }

  /**
   * Returns the time that it holds up, each part times the share of the other executors like its
   * own that had nothing to do, while tasks waited for its own.
   */
  public double idleAlike() {
    return idleAlike;
  }

  /** Returns the part of its thread time in which tasks waited in the queue of its executor. */
  public double tasksWait() {
    return tasksWait;
  }

  public When when() {
    return when;
  }

  public long looks() {
    return looks;
  }

  /** Returns the sum of the squares of its heights in the parts of the time. */
  public double squares() {
    return squares;
  }

  /** Returns the sum of its heights in the parts of the time, each times the length of the part. */
  public double products() {
    return products;
  }
}
