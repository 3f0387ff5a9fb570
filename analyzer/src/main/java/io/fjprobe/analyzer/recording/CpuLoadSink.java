package io.fjprobe.analyzer.recording;

final class CpuLoadSink implements Sink {

  private final ChunkFold fold;
  private final TimeField start;
  private final NumberField machine;
  private final NumberField user;
  private final NumberField system;

  CpuLoadSink(Fields fields, ChunkFold fold) {
    this.fold = fold;
    start = fields.start();
    machine = fields.number("machineTotal");
    user = fields.number("jvmUser");
    system = fields.number("jvmSystem");
  }

  @Override
  public void addEvent(Object[] event) {
    long time = start.of(event);
    fold.facts().machineLoads().add(time, machine.shareOf(event));
    fold.facts().jvmLoads().add(time, user.shareOf(event) + system.shareOf(event));
  }
}
