package io.fjprobe.analyzer.jmx;

import java.io.EOFException;
import java.io.IOException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.rmi.ConnectException;
import java.rmi.ConnectIOException;
import java.rmi.NotBoundException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Says why a JVM could not be asked, what the cause may be, and what to do. */
final class JmxFailure {

  private static final String START =
      "start that JVM with -Dcom.sun.management.jmxremote.port=PORT (docs/metrics.md has the"
          + " options for passwords and SSL)";

  private JmxFailure() {}

  /** While the port was asked where the JMX of the JVM is. */
  static JmxException ofRegistry(JmxTarget target, @Nullable Throwable failure) {
    String at = target.address();
    if (is(failure, UnknownHostException.class)
        || is(failure, java.rmi.UnknownHostException.class)) {
      return new JmxException(
          "there is no host "
              + target.host()
              + " that this machine knows: check the name, or give its address");
    }
    if (failure instanceof NotBoundException) {
      return new JmxException(
          "something listens at "
              + at
              + ", but it offers no JMX: it is another RMI registry; "
              + START);
    }
    if (is(failure, SSLException.class)) {
      return ofSsl(target, failure);
    }
    if (failure instanceof ConnectIOException
        || is(failure, EOFException.class)
        || failure instanceof java.rmi.UnmarshalException) {
      return new JmxException(
          "what listens at "
              + at
              + " does not speak JMX ("
              + reason(failure)
              + "): it is another protocol, or "
              + (target.sslRegistry()
                  ? "one without SSL: try without --ssl"
                  : "its registry speaks SSL: try --ssl"));
    }
    if (is(failure, NoRouteToHostException.class)) {
      return new JmxException(
          "can't reach " + target.host() + " (" + reason(failure) + "): the network has no way");
    }
    if (failure instanceof ConnectException || is(failure, SocketException.class)) {
      return new JmxException(
          "nothing listens at " + at + " (" + reason(failure) + "): has it ended? Else " + START);
    }
    return new JmxException("can't ask " + target + ": " + reason(failure));
  }

  private static JmxException ofSsl(JmxTarget target, @Nullable Throwable failure) {
    return new JmxException(
        "no SSL connection to "
            + target.address()
            + " ("
            + reason(failure)
            + "): if its certificate is not trusted, name a store that has it by"
            + " JAVA_OPTS, with -Djavax.net.ssl.trustStore=FILE and"
            + " -Djavax.net.ssl.trustStorePassword=WORD; if it does not speak SSL at all, leave out"
            + " --ssl");
  }

  /**
   * While the JMX of the JVM was connected to.
   *
   * @param where the port says that it is
   */
  static JmxException ofServer(JmxTarget target, String where, @Nullable Throwable failure) {
    if (failure instanceof SecurityException) {
      return ofPassword(target, reason(failure));
    }
    if (is(failure, SSLException.class)) {
      return ofSsl(target, failure);
    }
    return new JmxException(
        target
            + " says that its JMX is at "
            + where
            + ", which can't be reached ("
            + reason(failure)
            + "): start it with -Djava.rmi.server.hostname=HOST as seen from here, and with"
            + " -Dcom.sun.management.jmxremote.rmi.port=PORT, a port that is open");
  }

  private static JmxException ofPassword(JmxTarget target, String reason) {
    return new JmxException(
        target.user() == null
            ? target
                + " lets only those in who have a password ("
                + reason
                + "); give --user=NAME, and the password by FJPROBE_JMX_PASSWORD, by"
                + " --password-file, or when asked"
            : target
                + " does not let "
                + target.user()
                + " in ("
                + reason
                + "): the name or the password is wrong, or the user is missing in"
                + " jmxremote.access of that JVM");
  }

  /** While a JVM was asked that had answered before. */
  static JmxException ofQuestion(JmxTarget target, @Nullable Throwable failure) {
    if (is(failure, SecurityException.class)) {
      return new JmxException(
          target
              + " does not permit it ("
              + reason(failure)
              + "): the user needs readwrite in its jmxremote.access");
    }
    if (!is(failure, IOException.class)) {
      return new JmxException("can't ask " + target + ": " + failure);
    }
    return new JmxException(
        "lost the connection to "
            + target
            + " ("
            + reason(failure)
            + "): it has ended, or the network has failed");
  }

  static JmxException ofSilence(JmxTarget target, long seconds) {
    return new JmxException(
        target
            + " does not answer within "
            + seconds
            + " s: it is stopped (kill -STOP) or hangs, a firewall drops what is sent to it, or"
            + " something else listens there");
  }

  private static boolean is(@Nullable Throwable failure, Class<? extends Throwable> type) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (type.isInstance(each)) {
        return true;
      }
    }
    return false;
  }

  /** The first cause, for what is around it only says that something failed. */
  static String reason(@Nullable Throwable failure) {
    Throwable last = failure;
    while (last != null && last.getCause() != null) {
      last = last.getCause();
    }
    if (last == null) {
      return "no reason is known";
    }
    String message = String.valueOf(last.getMessage()).lines().findFirst().orElse("");
    String name = last.getClass().getSimpleName();
    return last.getMessage() == null || message.isEmpty() ? name : message;
  }
}
