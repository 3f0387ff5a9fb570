import java.util.concurrent.CountedCompleter;

/** Forks the children of a part, each as a completer, and goes on when all are done. */
final class PartCompleter extends CountedCompleter<Void> {

  final transient SeriesParallel.Part part;

  PartCompleter(CountedCompleter<?> waiting, SeriesParallel.Part part) {
    super(waiting);
    this.part = part;
  }

  @Override
  public void compute() {
    for (SeriesParallel.Part child : part.children) {
      addToPendingCount(1);
      new Child(this, child).fork();
      SeriesParallel.spend(part.between);
    }
    end(this, part.form);
  }

  static void end(CountedCompleter<?> task, SeriesParallel.Form form) {
    if (form == SeriesParallel.Form.COMPLETERS) {
      task.tryComplete();
    } else if (form == SeriesParallel.Form.COMPLETERS_PROPAGATE) {
      task.propagateCompletion();
    } else {
      for (CountedCompleter<?> each = task.firstComplete(); each != null; ) {
        each = each.nextComplete();
      }
    }
  }

  @Override
  public void onCompletion(CountedCompleter<?> last) {
    SeriesParallel.spend(part.between);
  }

  static final class Child extends CountedCompleter<Void> {

    final transient SeriesParallel.Part part;

    Child(PartCompleter waiting, SeriesParallel.Part part) {
      super(waiting);
      this.part = part;
    }

    @Override
    public void compute() {
      part.run();
      end(this, ((PartCompleter) getCompleter()).part.form);
    }
  }
}
