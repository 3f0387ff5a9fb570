package io.fjprobe.weaving.joinpoint;

import io.fjprobe.bootstrap.counter.Probe;
import java.util.Set;

/** One row of a table: a method of the pool, and a site at its bounds or inside it. */
public final class JoinPoint {

  private static final String JDK = "java/util/concurrent/";

  public final Set<Probe> probes;
  public final String owner;
  public final String method;
  public final String descriptor;

  /** Null for a method that is only required. */
  public final Site site;

  JoinPoint(Set<Probe> probes, String owner, String method, String descriptor, Site site) {
    this.probes = probes;
    this.owner = owner;
    this.method = method;
    this.descriptor = descriptor;
    this.site = site;
  }

  public boolean isIn(String name, String desc) {
    return method.equals(name) && descriptor.equals(desc);
  }

  @Override
  public String toString() {
    String type = owner.startsWith(JDK) ? owner.substring(JDK.length()) : owner.replace('/', '.');
    String where = type + "." + method;
    return site == null ? where : where + " " + site;
  }
}
