package io.fjprobe.dist.application;

/** Work that two agents count. */
public final class CountedByBoth {

  private CountedByBoth() {}

  public static void main(String[] arguments) throws Exception {
    MixedWork.main(arguments);
    System.out.println("registered=" + OtherAgent.registered());
  }
}
