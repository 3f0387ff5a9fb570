package io.fjprobe.dist.application;

/** Calls one method, and prints what the system properties say of Byte Buddy. */
public final class Properties {

  private Properties() {}

  public static void main(String[] arguments) {
    print();
  }

  static void print() {
    for (String name : System.getProperties().stringPropertyNames()) {
      if (name.contains("bytebuddy")) {
        System.out.println("property " + name);
      }
    }
    System.out.println("printed");
  }
}
