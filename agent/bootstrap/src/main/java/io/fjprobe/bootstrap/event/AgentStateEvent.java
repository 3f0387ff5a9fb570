package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;

/**
 * What the agent does in this JVM; written at both ends of each chunk, so that every recording
 * explains itself.
 */
@Name("fjprobe.AgentState")
@Label("Agent State")
@Category({"Fork/Join", "Agent"})
@Description(
    "What the agent does in this JVM. It is written at both ends of each chunk, so that every recording contains it.")
@StackTrace(false)
@Period("everyChunk")
public final class AgentStateEvent extends Event {

  @Label("Version")
  @Description("Version of the agent")
  public String version;

  @Label("Generation")
  @Description(
      "Generation of the pool's algorithm: jdk8, jdk11, jdk13, jdk17, jdk21, jdk22, jdk23, jdk24 or jdk25, and jsr166y if that library is present")
  public String generation;

  @Label("Mode")
  @Description("Premain or attach")
  public String mode;

  @Label("Level")
  @Description("Counters, default, or full (with or without tasks in batches)")
  public String level;

  @Label("Woven")
  @Description("Number of join points that are woven")
  public int woven;

  @Label("Missing")
  @Description("What is not recorded and why, separated by commas; empty if everything is recorded")
  public String missing;

  @Label("Suppressed Errors")
  @Description("Errors inside hooks that the agent hid from the application")
  public int suppressedErrors;

  @Label("First Error")
  @Description("The first of these errors")
  public String firstError;

  @Label("Steal Sampling")
  @Description("Every steal, one in n (adaptive), or off")
  public String stealSampling;

  @Label("Available Processors")
  @Description("Number of CPUs that the JVM assumes from its affinity, container and options")
  public int availableProcessors;

  @Label("Vendor")
  @Description("Vendor of the JVM; empty if the JVM does not say")
  public String vendor;

  @Label("Labels")
  @Description("Whose JVM it is, as the option labels says; empty without it")
  public String labels;
}
