package com.acme.domains;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.xbill.DNS.ARecord;
import org.xbill.DNS.DClass;
import org.xbill.DNS.Flags;
import org.xbill.DNS.Lookup;
import org.xbill.DNS.Message;
import org.xbill.DNS.Record;
import org.xbill.DNS.Section;
import org.xbill.DNS.SimpleResolver;
import org.xbill.DNS.TextParseException;
import org.xbill.DNS.Type;

/** Knows addresses of shops, and answers after ten milliseconds, or is out of order. */
final class NameServer {
  private static final Duration PATIENCE = Duration.ofMillis(250);
  private final DatagramSocket socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
  private final ScheduledExecutorService later =
      Executors.newSingleThreadScheduledExecutor(NameServer::daemon);

  private NameServer() throws IOException {}

  static NameServer start(boolean works) throws IOException {
    NameServer server = new NameServer();
    if (works) {
      daemon(server::serve).start();
    }
    return server;
  }

  SimpleResolver resolver() throws IOException {
    SimpleResolver resolver = new SimpleResolver("127.0.0.1");
    resolver.setPort(socket.getLocalPort());
    resolver.setTimeout(PATIENCE);
    return resolver;
  }

  static Lookup lookup(long shop) {
    try {
      Lookup lookup = new Lookup("shop" + shop + ".example.", Type.A);
      lookup.setCache(null);
      return lookup;
    } catch (TextParseException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static boolean right(long shop, Record[] records) {
    return records != null
        && records.length == 1
        && Arrays.equals(((ARecord) records[0]).getAddress().getAddress(), address(shop));
  }

  private static byte[] address(long shop) {
    return new byte[] {10, (byte) (shop >> 16), (byte) (shop >> 8), (byte) shop};
  }

  private void serve() {
    byte[] buffer = new byte[512];
    try {
      while (true) {
        DatagramPacket packet = new DatagramPacket(buffer, buffer.length);
        socket.receive(packet);
        byte[] answer = answer(new Message(Arrays.copyOf(buffer, packet.getLength())));
        SocketAddress to = packet.getSocketAddress();
        later.schedule(() -> send(answer, to), 10, TimeUnit.MILLISECONDS);
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] answer(Message question) throws IOException {
    Record asked = question.getQuestion();
    long shop = Long.parseLong(asked.getName().getLabelString(0).substring(4));
    Message answer = new Message(question.getHeader().getID());
    answer.getHeader().setFlag(Flags.QR);
    answer.addRecord(asked, Section.QUESTION);
    answer.addRecord(
        new ARecord(asked.getName(), DClass.IN, 60, InetAddress.getByAddress(address(shop))),
        Section.ANSWER);
    return answer.toWire();
  }

  private void send(byte[] answer, SocketAddress to) {
    try {
      socket.send(new DatagramPacket(answer, answer.length, to));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Thread daemon(Runnable action) {
    Thread thread = new Thread(action, "name-server");
    thread.setDaemon(true);
    return thread;
  }
}
