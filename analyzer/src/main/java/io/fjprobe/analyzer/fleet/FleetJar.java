package io.fjprobe.analyzer.fleet;

import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.ServiceLoader;

/** Finds {@code fleet.jar}: on the class path, or beside {@code analyzer.jar}. */
public final class FleetJar {

  private static final String NAME = "fleet.jar";

  /** The jar is not there. */
  public static final class MissingException extends Exception {
    private static final long serialVersionUID = 1;

    private MissingException(Path expected) {
      super(
          "this command needs "
              + NAME
              + ", which is not at "
              + expected
              + ". It is part of the distribution, and 'mvn package' builds it: put it beside"
              + " analyzer.jar");
    }
  }

  private FleetJar() {}

  /** Loads the service that is in the jar. */
  public static FleetService load() throws MissingException {
    Optional<FleetService> found = in(FleetJar.class.getClassLoader());
    return found.isPresent() ? found.get() : beside(folder());
  }

  static FleetService beside(Path folder) throws MissingException {
    Path jar = folder.resolve(NAME);
    return in(loader(jar)).orElseThrow(() -> new MissingException(jar));
  }

  private static Optional<FleetService> in(ClassLoader loader) {
    return ServiceLoader.load(FleetService.class, loader).findFirst();
  }

  /**
   * Opens the jar. It stays open until the JVM ends, since its classes are loaded when they are
   * needed.
   */
  @SuppressWarnings("resource")
  private static ClassLoader loader(Path jar) throws MissingException {
    if (!Files.isReadable(jar)) {
      throw new MissingException(jar);
    }
    try {
      return new URLClassLoader(new URL[] {jar.toUri().toURL()}, FleetJar.class.getClassLoader());
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the folder of the jar that this class is in. */
  private static Path folder() {
    CodeSource source = FleetJar.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = source == null ? Path.of("") : Path.of(source.getLocation().toURI());
      Path folder = jar.toAbsolutePath().getParent();
      return folder == null ? jar : folder;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
