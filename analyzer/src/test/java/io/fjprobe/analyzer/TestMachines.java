package io.fjprobe.analyzer;

import io.fjprobe.analyzer.account.machine.AllocationAccount;
import io.fjprobe.analyzer.account.machine.CompilerAccount;
import io.fjprobe.analyzer.account.machine.GcAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.machine.NetworkAccount;
import io.fjprobe.analyzer.account.machine.VmOperationRow;
import io.fjprobe.analyzer.account.number.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What ran beside the pools. */
public final class TestMachines {

  private static final NetworkAccount NO_NETWORK = NetworkAccount.NOT_RECORDED;

  public static final GcAccount NO_GC =
      new GcAccount(null, null, null, null, null, null, null, null);

  public static final CompilerAccount COMPILER =
      new CompilerAccount(30L, 30 * PoolFixture.MS, 2 * PoolFixture.SECOND);

  /** Nothing of the compiler is recorded. */
  public static final CompilerAccount NO_COMPILER = new CompilerAccount(null, null, null);

  private TestMachines() {}

  public static MachineAccount machine(
      Row pauses, Double pauseShare, Double machineLoad, Double jvmLoad) {
    GcAccount gc = new GcAccount(pauses, pauseShare, null, null, null, null, null, null);
    return machine(gc, COMPILER, List.of(), machineLoad, jvmLoad);
  }

  /** Nothing is recorded but who allocates, and what the JVM stops all threads for. */
  public static MachineAccount machine(
      @Nullable AllocationAccount allocations, List<VmOperationRow> vmOperations) {
    GcAccount gc = new GcAccount(null, null, null, null, null, null, null, allocations);
    return machine(gc, NO_COMPILER, vmOperations, 0.5, 0.4);
  }

  private static MachineAccount machine(
      GcAccount gc,
      CompilerAccount compiler,
      List<VmOperationRow> operations,
      Double load,
      Double own) {
    return new MachineAccount(
        gc, compiler, null, null, null, null, null, null, operations, load, own, null, NO_NETWORK);
  }

  /** On which half of the CPUs are busy. */
  public static MachineAccount machine(NetworkAccount network) {
    return new MachineAccount(
        NO_GC, NO_COMPILER, null, null, null, null, null, null, List.of(), 0.5, 0.4, null, network);
  }

  public static MachineAccount machine(GcAccount gc) {
    return machine(gc, COMPILER, List.of(), 1.0, 1.0);
  }

  public static MachineAccount machine(CompilerAccount compiler) {
    return machine(NO_GC, compiler, List.of(), 1.0, 1.0);
  }

  /** On which half of the CPUs are busy. */
  public static MachineAccount machine(CompilerAccount compiler, Double thrown, Row pinned) {
    return new MachineAccount(
        NO_GC,
        compiler,
        null,
        null,
        thrown,
        null,
        null,
        pinned,
        List.of(),
        0.5,
        0.4,
        null,
        NO_NETWORK);
  }
}
