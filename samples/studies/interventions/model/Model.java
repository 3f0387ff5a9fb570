import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;

/** The command: makes the table, fits, tests, predicts. */
final class Model {
  private Model() {}

  public static void main(String[] args) throws IOException {
    try {
      run(ModelOptions.parse(args));
    } catch (IllegalArgumentException e) {
      System.err.println(
          "model: " + e.getMessage() + "; see the head of samples/studies/interventions/model/run");
      System.exit(2);
    } catch (NoSuchFileException e) {
      System.err.println(
          "model: no " + e.getMessage() + "; name another or make it, see README.md");
      System.exit(1);
    }
  }

  private static void run(ModelOptions options) throws IOException {
    if (options.condense != null) {
      List<Measured> all = Condense.files(Condense.paths(options.condense));
      System.out.println("# CPUs\tparallelism\tsteps\tstate\tvariant\truns\twall ms\tCPU ms");
      all.stream()
          .filter(measured -> Rules.named(measured.of().variant()) != null)
          .forEach(System.out::println);
    }
    if (options.simulate) {
      new Operations(options, Fit.read(options.parameters).get(0).parameters()).print();
    }
    if (options.fit) {
      List<Measured> measured = Measured.read(options.measured);
      new Fit(measured, options.parameters, options.seed).searchFor(options.seconds);
    }
    if (options.test) {
      new Comparison(Measured.read(options.measured), Fit.read(options.parameters)).print();
    }
    if (options.predict) {
      new Prediction(options, Fit.read(options.parameters)).print();
    }
  }
}
