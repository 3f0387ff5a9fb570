package io.fjprobe.weaving.joinpoint;

import io.fjprobe.bootstrap.tally.Probe;
import java.util.Set;

/** One row of a table: a method of the pool, and either advice around it or a site inside it. */
public final class JoinPoint {

  public final Set<Probe> probes;
  public final String owner;
  public final String method;
  public final String descriptor;

  /** Simple name of an advice class, or null. */
  public final String advice;

  /** Null where there is advice. */
  public final Site site;

  JoinPoint(
      Set<Probe> probes, String owner, String method, String descriptor, String advice, Site site) {
    this.probes = probes;
    this.owner = owner;
    this.method = method;
    this.descriptor = descriptor;
    this.advice = advice;
    this.site = site;
  }

  public boolean isIn(String name, String desc) {
    return method.equals(name) && descriptor.equals(desc);
  }

  @Override
  public String toString() {
    String where = owner.substring(owner.lastIndexOf('/') + 1) + "." + method;
    return site == null ? where : where + " " + site;
  }
}
