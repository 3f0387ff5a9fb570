package io.fjprobe.spark.facts;

import io.fjprobe.fleet.facts.FactsSummary;
import io.fjprobe.fleet.facts.Times;
import io.fjprobe.fleet.schema.Schema;
import io.fjprobe.fleet.schema.Table;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.fleet.store.Written;
import io.fjprobe.spark.store.Failure;
import io.fjprobe.spark.store.HadoopFolder;
import io.fjprobe.spark.store.SparkFacts;
import io.fjprobe.spark.store.SparkSchema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Reads recordings on all machines, one in each task, and writes their rows, those of many
 * recordings at once. Tasks write to a place of their own. When all rows of a batch are there, the
 * driver moves the files, and those of the table of recordings last: whoever is in it is in the
 * other tables.
 */
public final class SparkFactsJob {

  /** Of each file of Parquet. */
  private static final int ROWS = 20_000;

  private static final int RECORDINGS = 100;

  private final SparkSession spark;
  private final Job job;
  private final Consumer<String> say;
  private int done;
  private int before;
  private int failed;

  /**
   * @param say takes messages for people, one line each
   */
  public SparkFactsJob(SparkSession spark, Job job, Consumer<String> say) {
    this.spark = spark;
    this.job = job;
    this.say = say;
  }

  /** False: a recording could not be read, or there is none. */
  public boolean run() throws FactsException {
    SparkContext context = spark.sparkContext();
    List<InputFile> files = InputFiles.of(job.recordings(), context.hadoopConfiguration());
    HadoopFolder folder =
        HadoopFolder.forWriting(job.out(), job.windowNanos(), context.hadoopConfiguration());
    Written written = SparkFacts.written(folder, spark);
    List<InputFile> unknown = new ArrayList<>();
    for (InputFile file : files) {
      if (written.has(file.name(), file.bytes(), Times.utc(file.modifiedMillis() * 1_000_000))) {
        before++;
      } else {
        unknown.add(file);
      }
    }
    for (int from = 0; from < unknown.size(); from += job.batch()) {
      int to = Math.min(from + job.batch(), unknown.size());
      batch(List.copyOf(unknown.subList(from, to)), folder, written);
    }
    say.accept(FactsSummary.of(done, before, failed, job.out()));
    return failed == 0;
  }

  private void batch(List<InputFile> files, HadoopFolder folder, Written written)
      throws FactsException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    int attempts = context.isLocal() ? 1 : context.getConf().getInt("spark.task.maxFailures", 4);
    ReadFile read =
        new ReadFile(job, new SerializableConfiguration(context.hadoopConfiguration()), attempts);
    JavaRDD<ReadFacts> facts =
        context
            .parallelize(new ArrayList<>(files), files.size())
            .map(read)
            .persist(StorageLevel.DISK_ONLY());
    try {
      List<ReadFacts.Summary> summaries = new ArrayList<>(facts.map(ReadFacts::summary).collect());
      summaries.sort(Comparator.comparing(summary -> summary.file().index()));
      write(facts, wanted(summaries, written), folder);
    } catch (Exception e) {
      // Scala throws what it does not declare
      throw e instanceof FactsException known
          ? known
          : new FactsException(
              "the facts can't be written to "
                  + folder.name()
                  + ": "
                  + Failure.reason(e)
                  + ". What was written before is complete: mend this and repeat the command,"
                  + " which goes on from there",
              e);
    } finally {
      facts.unpersist(false);
    }
  }

  /** Files whose rows are to be written: those of one recording once. */
  private List<ReadFacts.Summary> wanted(List<ReadFacts.Summary> summaries, Written written) {
    List<ReadFacts.Summary> wanted = new ArrayList<>();
    for (ReadFacts.Summary summary : summaries) {
      if (summary.error() != null) {
        failed++;
        say.accept(summary.error());
        wanted.add(summary);
      } else if (summary.recordingId() != null && written.has(summary.recordingId())) {
        before++;
      } else {
        done++;
        String file = summary.file().name();
        summary.warnings().forEach(warning -> say.accept("warning: " + file + ": " + warning));
        if (summary.recordingId() != null) {
          written.add(summary.recordingId());
        }
        wanted.add(summary);
      }
    }
    return wanted;
  }

  private void write(JavaRDD<ReadFacts> facts, List<ReadFacts.Summary> wanted, HadoopFolder folder)
      throws IOException {
    if (wanted.isEmpty()) {
      return;
    }
    Map<Integer, String> keys = new HashMap<>();
    wanted.forEach(summary -> keys.put(summary.file().index(), summary.key()));
    String name = UUID.randomUUID().toString();
    Path staging = folder.staging(name);
    try {
      List<Table> tables = Schema.TABLES.stream().filter(table -> rows(wanted, table) > 0).toList();
      for (Table table : tables) {
        int index = Schema.TABLES.indexOf(table);
        int parts = parts(rows(wanted, table), wanted.size());
        write(facts.flatMap(new TableRows(index, keys)), table, parts, staging);
      }
      for (Table table : tables) {
        folder.publish(new Path(staging, table.name()), table, name);
      }
    } finally {
      folder.discard(staging);
    }
  }

  private static long rows(List<ReadFacts.Summary> wanted, Table table) {
    int index = Schema.TABLES.indexOf(table);
    return wanted.stream().mapToLong(summary -> summary.rows().get(index)).sum();
  }

  private static int parts(long rows, int files) {
    return (int) Math.max((rows + ROWS - 1) / ROWS, (files + RECORDINGS - 1) / RECORDINGS);
  }

  private void write(JavaRDD<Row> rows, Table table, int parts, Path staging) {
    Dataset<Row> all = spark.createDataFrame(rows, SparkSchema.of(table)).coalesce(parts);
    Dataset<Row> sorted =
        table.has("service")
            ? all.sortWithinPartitions("service", "instance", "recording_id")
            : all;
    sorted
        .write()
        .option("compression", "zstd")
        .parquet(new Path(staging, table.name()).toString());
  }
}
