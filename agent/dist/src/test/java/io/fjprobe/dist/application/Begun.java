package io.fjprobe.dist.application;

/** Says so as soon as it can. */
public final class Begun {

  private Begun() {}

  public static void main(String[] arguments) {
    System.out.println("begun");
  }
}
