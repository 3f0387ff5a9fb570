package io.fjprobe.metrics;

import java.util.List;

/**
 * What the beans of a JVM say at one moment.
 *
 * @param pools that live
 * @param allPools together; it has no attributes if the agent is not there
 * @param agent likewise
 * @param system the JDK's own bean of the operating system
 */
record Reading(List<Bean> pools, Bean allPools, Bean agent, Bean system) {

  boolean hasAgent() {
    return !agent.attributes().isEmpty();
  }
}
