package io.fjprobe.analyzer.recording.jmc;

import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import io.fjprobe.analyzer.recording.sink.ChunkFold;
import io.fjprobe.analyzer.recording.sink.Sink;
import io.fjprobe.analyzer.recording.sink.list.Sinks;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import io.fjprobe.analyzer.recording.timeline.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.item.Aggregators;
import org.openjdk.jmc.common.item.IAccessorKey;
import org.openjdk.jmc.common.item.IAggregator;
import org.openjdk.jmc.common.item.IAttribute;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.IMemberAccessor;
import org.openjdk.jmc.common.item.IType;
import org.openjdk.jmc.common.unit.IQuantity;
import org.openjdk.jmc.common.unit.UnitLookup;
import org.openjdk.jmc.flightrecorder.JfrAttributes;
import org.openjdk.jmc.flightrecorder.parser.ValueField;

/**
 * Takes the events that JDK Mission Control has loaded already, and folds them by the same sinks as
 * those of files.
 */
public final class ItemsReader {

  /** Maps the name that JMC gives a field to the name that the event gives it. */
  private static final Map<String, String> RENAMED =
      Map.of("settingFor", "id", "eventThread", "sampledThread");

  private final IItemCollection items;
  private final Facts facts = new Facts();

  private ItemsReader(IItemCollection items) {
    this.items = items;
  }

  /**
   * @param items a whole recording; what they lack, because JMC lost it, is missing here as well
   */
  public static Recording read(IItemCollection items) {
    return new ItemsReader(items).read();
  }

  private Recording read() {
    Facts iterations = new Facts();
    fold(Timeline.ITERATION, new ChunkFold(iterations, new Timeline(List.of())));
    Timeline timeline =
        new Timeline(
            iterations.iterations().stream()
                .map(each -> new Timeline.Span(each.startNanos(), each.endNanos()))
                .toList());
    ChunkFold all = new ChunkFold(facts, timeline);
    fold(null, all);
    all.finish();
    facts.nameLines(ApplicationCode.ofProgram(facts.program()));
    return new Recording(
        Path.of("(open in JMC)"),
        nanos(Aggregators.min(JfrAttributes.START_TIME)),
        nanos(Aggregators.max(JfrAttributes.END_TIME)),
        0,
        timeline,
        facts,
        List.of());
  }

  private long nanos(IAggregator<IQuantity, ?> aggregator) {
    IQuantity moment = items.getAggregate(aggregator);
    return moment == null ? 0 : moment.clampedLongValueIn(UnitLookup.EPOCH_NS);
  }

  /**
   * @param only an event type; null for all
   */
  private void fold(@Nullable String only, ChunkFold fold) {
    for (IItemIterable sameType : items) {
      IType<IItem> type = sameType.getType();
      String name = type.getIdentifier();
      // JMC has types without items as well
      if (sameType.hasItems() && (only == null || only.equals(name))) {
        Sink.Maker maker = Sinks.of(name);
        long count = maker == null ? sameType.getItemCount() : fold(sameType, maker, fold);
        fold.facts().countEvents(name, count);
      }
    }
  }

  private static long fold(IItemIterable sameType, Sink.Maker maker, ChunkFold fold) {
    IType<IItem> type = sameType.getType();
    List<ValueField> structure = new ArrayList<>();
    List<IMemberAccessor<?, IItem>> accessors = new ArrayList<>();
    add(structure, accessors, JfrAttributes.START_TIME, "startTime", type);
    add(structure, accessors, JfrAttributes.DURATION, "duration", type);
    for (IAccessorKey<?> key : type.getAccessorKeys().keySet()) {
      if (!key.getIdentifier().equals("startTime") && !key.getIdentifier().equals("duration")) {
        add(structure, accessors, key, key.getIdentifier(), type);
        String original = RENAMED.get(key.getIdentifier());
        if (original != null && type.getIdentifier().startsWith("jdk.")) {
          add(structure, accessors, key, original, type);
        }
      }
    }
    Sink sink = maker.make(ParsedValues.fields(structure), fold);
    ParsedValues values = new ParsedValues();
    long count = 0;
    for (IItem item : sameType) {
      Object[] event = new Object[accessors.size()];
      for (int i = 0; i < event.length; i++) {
        event[i] = accessors.get(i).getMember(item);
      }
      sink.addEvent(values.of(event));
      count++;
    }
    return count;
  }

  private static void add(
      List<ValueField> structure,
      List<IMemberAccessor<?, IItem>> accessors,
      IAttribute<IQuantity> attribute,
      String name,
      IType<IItem> type) {
    IMemberAccessor<IQuantity, IItem> accessor = attribute.getAccessor(type);
    if (accessor != null) {
      structure.add(new ValueField(name, name, null, attribute.getContentType()));
      accessors.add(accessor);
    }
  }

  private static void add(
      List<ValueField> structure,
      List<IMemberAccessor<?, IItem>> accessors,
      IAccessorKey<?> key,
      String name,
      IType<IItem> type) {
    structure.add(new ValueField(name, name, null, key.getContentType()));
    accessors.add(type.getAccessor(key));
  }
}
