package io.fjprobe.workloads.task;

/** What the tasks compute, of whichever library they are. */
enum TrigFunction {
  SIN {
    @Override
    double of(double argument) {
      return Math.sin(argument);
    }
  },
  COS {
    @Override
    double of(double argument) {
      return Math.cos(argument);
    }
  },
  TAN {
    @Override
    double of(double argument) {
      return Math.sin(argument) / Math.cos(argument);
    }
  };

  abstract double of(double argument);

  /** Forks the sine, invokes the cosine in its own thread, joins the sine. */
  static double tangent(TrigLibrary library, TrigTask sin, TrigTask cos) {
    library.fork(sin);
    double cosine = library.invoke(cos);
    return library.join(sin) / cosine;
  }
}
