package io.fjprobe.analyzer.account.code;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes that a JVM loaded, in all of the recording.
 *
 * @param names {@code package.Class}
 */
public record LoadedClasses(Set<String> names) {

  private static final String EVENT = "jdk.ClassLoad";

  /** Null: it is not recorded, events were lost, or the agent came later than some of them. */
  public static @Nullable LoadedClasses of(Facts facts) {
    boolean all =
        "true".equals(facts.setUp().setting(EVENT, "enabled"))
            && facts.lostBytes() == 0
            && facts.agent() != null
            && !AgentFacts.attached(facts.agent());
    return all ? new LoadedClasses(facts.operations().loadedClasses()) : null;
  }
}
