package com.acme.shipping;

import com.acme.common.Outcome;
import com.acme.common.Visitors;
import com.acme.common.Web;
import java.io.File;
import java.nio.file.Files;
import java.util.stream.LongStream;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;

/** A Tomcat with one servlet: asked seldom (quiet), or all the time (pools, nested). */
public final class ShippingServer {
  private static final int ORDERS = 16;

  private ShippingServer() {}

  public static void main(String[] args) throws Exception {
    String how = args[0];
    File base = Files.createTempDirectory("shipping").toFile();
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(base.getPath());
    tomcat.setPort(0);
    Context context = tomcat.addContext("", base.getPath());
    Tomcat.addServlet(context, "shipping", new ShippingServlet(how));
    context.addServletMappingDecoded("/costs", "shipping");
    tomcat.getConnector();
    tomcat.start();
    int port = tomcat.getConnector().getLocalPort();
    long[] expected =
        LongStream.range(0, ORDERS).map(order -> ShippingServlet.expected(how, order)).toArray();
    Visitors visitors =
        Visitors.visit(
            how.equals("quiet") ? 1 : 2,
            how.equals("quiet") ? 300 : 0,
            10,
            question -> {
              int order = (int) (question % ORDERS);
              return Web.get(port, "/costs?order=" + order) == expected[order];
            });
    tomcat.stop();
    Outcome.end(visitors.allRight(), "shipping: " + visitors.answered() + " answers");
  }
}
