package io.fjprobe.spark;

import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/**
 * Local files under the scheme {@code gate}. The second file that a process opens is not opened
 * before the test says so: on an executor with one core its first task has ended then.
 */
public final class GatedFiles extends RawLocalFileSystem {

  static final String SCHEME = "gate";

  /** Property with the port on which the test listens. */
  static final String PORT = "fjprobe.gate.port";

  private static final AtomicInteger OPENED = new AtomicInteger();

  @Override
  public URI getUri() {
    return URI.create(SCHEME + ":///");
  }

  private FileSystem local() throws IOException {
    return getLocal(getConf()).getRaw();
  }

  private static Path under(String scheme, Path path) {
    return new Path(scheme, null, path.toUri().getPath());
  }

  private static FileStatus gated(FileStatus file) {
    return new FileStatus(
        file.getLen(),
        file.isDirectory(),
        1,
        file.getBlockSize(),
        file.getModificationTime(),
        under(SCHEME, file.getPath()));
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    return gated(local().getFileStatus(under("file", path)));
  }

  @Override
  public FileStatus[] listStatus(Path path) throws IOException {
    return Arrays.stream(local().listStatus(under("file", path)))
        .map(GatedFiles::gated)
        .toArray(FileStatus[]::new);
  }

  @Override
  public FSDataInputStream open(Path path, int buffer) throws IOException {
    if (path.getName().endsWith(".jfr") && OPENED.incrementAndGet() == 2) {
      passGate();
    }
    return super.open(path, buffer);
  }

  private void passGate() throws IOException {
    int port = getConf().getInt(PORT, 0);
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      new DataOutputStream(socket.getOutputStream()).writeLong(ProcessHandle.current().pid());
      if (socket.getInputStream().read() < 0) {
        throw new IOException("the test has ended");
      }
    }
  }
}
