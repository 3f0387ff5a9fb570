package io.fjprobe.analyzer.detail;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The pools that did something in any section, each once. */
final class Pools {

  /** A pool as the account names it. */
  record Pool(String name, List<Integer> ids, int parallelism) {}

  private final Map<List<Integer>, Pool> byIds = new LinkedHashMap<>();
  private final Map<Integer, Pool> byId = new HashMap<>();

  private Pools() {}

  static Pools of(RecordingAccount account) {
    Pools pools = new Pools();
    account.sections().stream().map(SectionAccount::pools).forEach(l -> l.forEach(pools::add));
    return pools;
  }

  private void add(PoolAccount account) {
    Pool pool =
        byIds.computeIfAbsent(
            account.identity().ids(),
            ids -> new Pool(account.name(), ids, account.identity().parallelism()));
    pool.ids().forEach(id -> byId.put(id, pool));
  }

  List<Pool> all() {
    return List.copyOf(byIds.values());
  }

  /** Returns null for a pool that did nothing. */
  @Nullable Pool of(int id) {
    return byId.get(id);
  }
}
