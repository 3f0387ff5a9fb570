package io.fjprobe.workloads.task;

/** Sine by cosine: forks the sine, invokes the cosine in its own thread, joins the sine. */
public final class TanTask extends TrigTask {
  private static final long serialVersionUID = 1L;

  private int executionsOfChildren;

  public TanTask(double argument) {
    super(argument);
  }

  @Override
  public double direct() {
    return Math.sin(argument) / Math.cos(argument);
  }

  @Override
  double computeValue() {
    SinTask sin = new SinTask(argument);
    CosTask cos = new CosTask(argument);
    sin.fork();
    double cosine = cos.invoke();
    double tangent = sin.join() / cosine;
    executionsOfChildren += sin.executions() + cos.executions();
    return tangent;
  }

  @Override
  int executionsOfChildren() {
    return executionsOfChildren;
  }
}
