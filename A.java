import jdk.jfr.*;
public class A {
  @Name("a.P") @Period("everyChunk") public static class P extends Event { }
  public static void premain(String a, java.lang.instrument.Instrumentation i) {
    FlightRecorder.addPeriodicEvent(P.class, new Runnable(){ public void run(){
      StackTraceElement[] s = new Throwable().getStackTrace();
      boolean exiting=false; try { Runtime.getRuntime().removeShutdownHook(new Thread()); } catch (IllegalStateException e) { exiting=true; }
      System.err.println("tick on "+Thread.currentThread()+" bottom "+s[s.length-1]+" exiting "+exiting);
    }});
    System.err.println("premain ends");
  }
  public static void main(String[] a) throws Exception { System.err.println("main"); Thread.sleep(100); if (a.length>0) { Recording r=new Recording(); r.enable("a.P"); r.setDumpOnExit(true); r.setDestination(java.nio.file.Paths.get("/tmp/fj/cpu/x/r.jfr")); r.start(); } if (a.length>1) System.exit(0);}
}
