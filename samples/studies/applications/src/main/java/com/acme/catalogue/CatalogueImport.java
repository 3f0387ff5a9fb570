package com.acme.catalogue;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.ByteBuffersDirectory;

/** Adds books to an index by the tasks of a pool; each looks words up in one thesaurus. */
public final class CatalogueImport {
  private final Thesaurus thesaurus = new Thesaurus();
  private final AtomicLong weights = new AtomicLong();
  private final IndexWriter writer;

  private CatalogueImport(IndexWriter writer) {
    this.writer = writer;
  }

  public static void main(String[] args) throws IOException {
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    ForkJoinPool pool = new ForkJoinPool(2);
    Shift shift = Shift.ofSeconds(10);
    int books = 0;
    try (IndexWriter writer =
        new IndexWriter(directory, new IndexWriterConfig(new StandardAnalyzer()))) {
      CatalogueImport imports = new CatalogueImport(writer);
      while (shift.goesOn()) {
        int batch = books / 1_000;
        ForkJoinTask<?> added =
            pool.submit(
                () -> IntStream.range(0, 40).parallel().forEach(p -> imports.page(batch, p)));
        added.join();
        books += 1_000;
      }
      writer.commit();
    }
    try (DirectoryReader reader = DirectoryReader.open(directory)) {
      Outcome.end(reader.numDocs() == books, "catalogue: " + books + " books imported");
    }
  }

  private void page(int batch, int page) {
    SplittableRandom random = new SplittableRandom(batch * 1_000L + page);
    try {
      for (int book = 0; book < 25; book++) {
        writer.addDocument(Index.book(random));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    weights.addAndGet(thesaurus.weight(random.nextInt(100_000)));
    weights.addAndGet(Pricing.cents(page, 3 * Pricing.DETAILED));
  }
}
