package io.fjprobe.spark.question;

import io.fjprobe.fleet.sketch.MergeTree;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Encoder;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.expressions.Aggregator;

/**
 * Merges the sketches of one group of {@link MergeTree}. Spark gives them in any order and in any
 * parts, so they are kept until all are there: a merge of parts would give another sketch each
 * time.
 */
final class SketchMerge extends Aggregator<byte[], List<byte[]>, byte[]> {

  private static final long serialVersionUID = 1;

  @Override
  public List<byte[]> zero() {
    return new ArrayList<>();
  }

  @Override
  public List<byte[]> reduce(List<byte[]> kept, byte[] sketch) {
    kept.add(sketch);
    return kept;
  }

  @Override
  public List<byte[]> merge(List<byte[]> kept, List<byte[]> more) {
    kept.addAll(more);
    return kept;
  }

  @Override
  public byte[] finish(List<byte[]> kept) {
    return MergeTree.merge(kept);
  }

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"})
  public Encoder<List<byte[]>> bufferEncoder() {
    return (Encoder) Encoders.javaSerialization(ArrayList.class);
  }

  @Override
  public Encoder<byte[]> outputEncoder() {
    return Encoders.BINARY();
  }
}
