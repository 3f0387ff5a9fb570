import io.fjprobe.launch.InstalledJdks;
import io.fjprobe.launch.JdkException;
import io.fjprobe.launch.JdkList;

/** Where the JDKs are: as they are named, 17=/path,21=/path, or where they usually are. */
record Jdks(String named) {

  String java(String feature) {
    try {
      String known = named.isBlank() ? null : named;
      return JdkList.parse(feature, known, InstalledJdks.usual()).get(0).java();
    } catch (JdkException e) {
      throw new IllegalArgumentException(e.getMessage());
    }
  }
}
