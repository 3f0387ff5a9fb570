package io.fjprobe.testing;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The class files of java.base (up to JDK 8: rt.jar) of any JDK. */
public final class JdkClasses implements Closeable {

  private final FileSystem files;
  private final Path root;
  private final Closeable alsoClosed;

  private JdkClasses(FileSystem files, Path root, Closeable alsoClosed) {
    this.files = files;
    this.root = root;
    this.alsoClosed = alsoClosed;
  }

  public static JdkClasses of(Jdk jdk) throws IOException {
    jdk.java(); // skips or fails where there is none
    for (String rt : List.of("jre/lib/rt.jar", "lib/rt.jar")) {
      Path jar = jdk.home().resolve(rt);
      if (Files.exists(jar)) {
        FileSystem zip = FileSystems.newFileSystem(jar);
        return new JdkClasses(zip, zip.getPath("/"), zip);
      }
    }
    // the provider has to come from the JDK that is read
    URL provider = jdk.home().resolve("lib/jrt-fs.jar").toUri().toURL();
    URLClassLoader loader = new URLClassLoader(new URL[] {provider});
    FileSystem jrt =
        FileSystems.newFileSystem(
            URI.create("jrt:/"), Map.of("java.home", jdk.home().toString()), loader);
    return new JdkClasses(jrt, jrt.getPath("/modules/java.base"), loader);
  }

  /**
   * @param internalName with slashes
   */
  public byte[] read(String internalName) throws IOException {
    return Files.readAllBytes(root.resolve(internalName + ".class"));
  }

  @Override
  public void close() throws IOException {
    files.close();
    alsoClosed.close();
  }
}
