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
    fold.facts()
        .machine(fold.timeline().segmentAt(start.of(event)))
        .addLoad(machine.shareOf(event), user.shareOf(event) + system.shareOf(event));
  }
}
