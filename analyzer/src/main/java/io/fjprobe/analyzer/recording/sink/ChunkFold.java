package io.fjprobe.analyzer.recording.sink;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.activity.Activity;
import io.fjprobe.analyzer.recording.machine.AgentFacts;
import io.fjprobe.analyzer.recording.moment.MomentFold;
import io.fjprobe.analyzer.recording.sketch.Sketches;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the sinks of one chunk share.
 *
 * @param operations type of events that are operations of the program; null: none
 */
public record ChunkFold(
    Facts facts, Timeline timeline, @Nullable String operations, MomentFold moments) {

  public ChunkFold(Facts facts, Timeline timeline) {
    this(facts, timeline, null);
  }

  public ChunkFold(Facts facts, Timeline timeline, @Nullable String operations) {
    this(facts, timeline, operations, new MomentFold());
  }

  /** Accounts for the moments. This is called when all events of the chunk are folded. */
  public void finish() {
    AgentFacts agent = facts.agent();
    moments.schedulers(schedulers());
    moments.finish(
        facts.moments(),
        facts.methods(),
        timeline,
        facts.setUp().nanos("jdk.ExecutionSample", "period"),
        agent == null ? 0 : (int) agent.availableProcessors());
  }

  private Set<Integer> schedulers() {
    return facts.pools().entrySet().stream()
        .filter(each -> each.getValue().isScheduler())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Returns what sinks draw into. Such sinks are only there where pictures were asked for. */
  public Activity activity() {
    return Objects.requireNonNull(facts.activity());
  }

  /** Returns the distributions for sinks. Such sinks are only there where they were asked for. */
  public Sketches sketches() {
    return Objects.requireNonNull(facts.sketches());
  }
}
