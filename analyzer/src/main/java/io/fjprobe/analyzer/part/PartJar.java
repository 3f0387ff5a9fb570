package io.fjprobe.analyzer.part;

import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A jar of a part that is loaded only when it is needed, such as {@code fleet.jar}. It is found on
 * the class path, or beside {@code analyzer.jar}.
 *
 * @param <S> the service that is in the jar
 */
public final class PartJar<S> {

  private final String name;
  private final Class<S> service;

  /** The jar is not there. */
  public static final class MissingException extends Exception {
    private static final long serialVersionUID = 1;

    private MissingException(Path expected) {
      super(
          "this command needs "
              + expected.getFileName()
              + ", which is not at "
              + expected
              + ". It is part of the distribution, and 'mvn package' builds it: put it beside"
              + " analyzer.jar");
    }
  }

  /**
   * @param name of the file
   */
  public PartJar(String name, Class<S> service) {
    this.name = name;
    this.service = service;
  }

  /** Loads the service that is in the jar. */
  public S load() throws MissingException {
    Optional<S> found = in(PartJar.class.getClassLoader());
    return found.isPresent() ? found.get() : beside(folder());
  }

  S beside(Path folder) throws MissingException {
    Path jar = folder.resolve(name);
    return in(loader(jar)).orElseThrow(() -> new MissingException(jar));
  }

  private Optional<S> in(ClassLoader loader) {
    return ServiceLoader.load(service, loader).findFirst();
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
      return new URLClassLoader(new URL[] {jar.toUri().toURL()}, PartJar.class.getClassLoader());
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the folder of the jar that this class is in. */
  private static Path folder() {
    CodeSource source = PartJar.class.getProtectionDomain().getCodeSource();
    try {
      Path jar = source == null ? Path.of("") : Path.of(source.getLocation().toURI());
      Path folder = jar.toAbsolutePath().getParent();
      return folder == null ? jar : folder;
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
