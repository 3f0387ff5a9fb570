package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.jmx.JmxTarget;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.analyzer.watch.TerminalView;
import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Who asks a JVM by JMX. The password is no option: options of a process are seen by all users. */
final class JmxLogin {

  private static final String PASSWORD = "FJPROBE_JMX_PASSWORD";

  @Option(
      names = "--user",
      paramLabel = "NAME",
      description =
          "For HOST:PORT with passwords. "
              + PASSWORD
              + " in the environment has the password; without it the terminal is asked.")
  private @Nullable String user;

  @Option(
      names = "--password-file",
      paramLabel = "FILE",
      description = "A file with the password as its only line, in place of " + PASSWORD + ".")
  private @Nullable Path file;

  @Option(
      names = "--ssl",
      description =
          "For HOST:PORT of a JVM with com.sun.management.jmxremote.registry.ssl=true. (If only"
              + " the JMX behind it uses SSL, this is not needed.)")
  private boolean ssl;

  /** Returns whom to ask, with the password if one is needed. */
  JmxTarget target(String address) throws UsageException {
    if (!JmxTarget.isAddress(address)) {
      throw new UsageException("'" + address + "' is not HOST:PORT, such as node-7:9010");
    }
    if (user == null && file != null) {
      throw new UsageException("--password-file needs --user=NAME");
    }
    return JmxTarget.of(address, user, user == null ? null : password(user), ssl);
  }

  private String password(String name) throws UsageException {
    if (file != null) {
      return first(file);
    }
    String password = System.getenv(PASSWORD);
    if (password != null) {
      return password;
    }
    char[] typed = TerminalView.isAskable() ? typed(name) : null;
    if (typed == null) {
      throw new UsageException(
          "--user="
              + name
              + " needs the password, and nobody can be asked: put it into the environment, as "
              + PASSWORD
              + ", or into a file, --password-file=FILE");
    }
    return new String(typed);
  }

  /** Returns null if what this prints goes to no terminal, or if nothing is typed. */
  @SuppressWarnings("SystemConsoleNull") // from JDK 22 on there is one, and the terminal is there
  private static char @Nullable [] typed(String name) {
    Console console = System.console();
    return console == null ? null : console.readPassword("Password of %s: ", name);
  }

  private static String first(Path file) throws UsageException {
    try {
      List<String> lines = Files.readAllLines(file);
      if (lines.size() != 1 || lines.get(0).isEmpty()) {
        throw new UsageException(
            "--password-file="
                + file
                + " has "
                + (lines.size() == 1 ? "an empty line" : lines.size() + " lines")
                + ": it must have one, the password");
      }
      return lines.get(0);
    } catch (IOException e) {
      throw new UsageException("--password-file=" + file + " can't be read: " + Reason.of(e));
    }
  }
}
