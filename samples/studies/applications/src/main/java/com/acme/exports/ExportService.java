package com.acme.exports;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.LongStream;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.zip.ParallelScatterZipCreator;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.io.IOUtils;

/**
 * Reports are packed by Commons Compress, all branches into one archive (all), branch by branch
 * (branches), or branches at the same time (together).
 */
public final class ExportService {
  private static final int LARGE = 200;
  private static final int SMALL = 4;
  private final Reports reports;

  private ExportService(Reports reports) {
    this.reports = reports;
  }

  public static void main(String[] args) throws Exception {
    boolean all = args[0].equals("all");
    boolean together = args[0].equals("together");
    ExportService service = new ExportService(new Reports(all ? 60_000 : 600));
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long archives = 0;
    while (shift.goesOn()) {
      if (together) {
        right &= service.together();
        archives += LARGE;
      } else {
        right &= service.scattered(all ? LARGE : SMALL);
        archives++;
      }
    }
    Outcome.end(right && archives > 0, "exports: " + archives + " archives");
  }

  /** The entries of one archive are compressed in parallel. */
  private boolean scattered(int count)
      throws IOException, InterruptedException, ExecutionException {
    ParallelScatterZipCreator creator =
        new ParallelScatterZipCreator(new ForkJoinPool(2), Memory::new);
    for (int report = 0; report < count; report++) {
      long of = report;
      creator.addArchiveEntry(entry(report), () -> reports.text(of));
    }
    ByteArrayOutputStream archive = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(archive)) {
      creator.writeTo(zip);
    }
    return reports.complete(archive.toByteArray(), count);
  }

  /** Many archives, each by one task. */
  private boolean together() {
    return LongStream.range(0, LARGE).parallel().allMatch(branch -> packed());
  }

  private boolean packed() {
    ByteArrayOutputStream archive = new ByteArrayOutputStream();
    try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(archive)) {
      zip.setLevel(Deflater.DEFAULT_COMPRESSION);
      for (int report = 0; report < SMALL; report++) {
        zip.putArchiveEntry(entry(report));
        IOUtils.copy(reports.text(report), zip);
        zip.closeArchiveEntry();
      }
    } catch (IOException e) {
      return false;
    }
    return reports.complete(archive.toByteArray(), SMALL);
  }

  private static ZipArchiveEntry entry(int report) {
    ZipArchiveEntry entry = new ZipArchiveEntry("report-" + report + ".txt");
    entry.setMethod(ZipArchiveEntry.DEFLATED);
    return entry;
  }
}
