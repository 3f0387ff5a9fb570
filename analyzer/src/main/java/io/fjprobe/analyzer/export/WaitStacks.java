package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.blocking.BlockingAccount;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.blocking.JoinPlace;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.moment.WaitRow;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.wording.MomentWording;
import org.jspecify.annotations.Nullable;

/**
 * What threads wait for, as stacks: who waits, how, at which line, and for a task of which class.
 * Weights are microseconds of waiting, added up over threads. Workers that have nothing to do are
 * not in it.
 */
public final class WaitStacks {

  private static final double NANOS_PER_MICRO = 1e3;
  private static final String JOINS = "waits for a task";
  private static final String CALLERS = "threads outside the pools";

  private final CollapsedStacks stacks;

  private WaitStacks(CollapsedStacks stacks) {
    this.stacks = stacks;
  }

  /** Adds the waits of all sections. */
  public static void add(RecordingAccount account, CollapsedStacks stacks) {
    WaitStacks waits = new WaitStacks(stacks);
    for (SectionAccount section : account.sections()) {
      section.pools().forEach(waits::pool);
      waits.joins(CALLERS, section.callers().joins());
      if (section.moments() != null) {
        waits.keptOut(section.moments());
      }
    }
  }

  private void pool(PoolAccount pool) {
    String who = "pool " + pool.name();
    joins(who, pool.events().joins());
    BlockingAccount blocking = pool.inTasks().blocking();
    for (BlockedLine line : blocking.lines()) {
      add(line.row().totalNanos(), who, line.at().kind().text(), line.at().line());
    }
    // the system counts all of it, and events only tell of what lasts
    add(blocking.nanos() - blocking.all().totalNanos(), who, "blocked without an event", null);
    for (Row managed : blocking.managed()) {
      add(managed.totalNanos(), who, BlockKind.MANAGED.text(), managed.name());
    }
  }

  private void joins(String who, JoinAccount joins) {
    for (JoinPlace place : joins.rows().byPlace()) {
      String line = place.line() == null ? JoinAccount.NO_LINE : place.line();
      stacks.add(place.nanos() / NANOS_PER_MICRO, who, JOINS, line, place.taskClass());
    }
  }

  /** Adds threads of no pool that wait for a lock or a permit. Those of workers are events. */
  private void keptOut(MomentAccount moments) {
    for (WaitRow row : moments.waits()) {
      if (!row.worker() && row.doing().isKeptOut()) {
        stacks.add(
            row.threads() * moments.lookedNanos() / NANOS_PER_MICRO,
            row.where(),
            MomentWording.of(row.doing()),
            row.caller(),
            row.line(),
            row.called());
      }
    }
  }

  private void add(long nanos, String who, String how, @Nullable String line) {
    stacks.add(nanos / NANOS_PER_MICRO, who, how, line);
  }
}
