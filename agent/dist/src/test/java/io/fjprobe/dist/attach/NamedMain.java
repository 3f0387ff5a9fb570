package io.fjprobe.dist.attach;

/** The same under a name of which a test can know how often it runs on this machine. */
public final class NamedMain {

  private NamedMain() {}

  public static void main(String[] arguments) throws Exception {
    AttachedMain.main(arguments);
  }
}
