package com.acme.catalogue;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.search.TopScoreDocCollectorManager;

/** Searches an index of eight segments (segments), or of one that all were merged to (merged). */
public final class CatalogueSearch {
  private CatalogueSearch() {}

  public static void main(String[] args) throws IOException {
    try (DirectoryReader reader = Index.open(args[0].equals("merged"))) {
      IndexSearcher alone = new IndexSearcher(reader);
      IndexSearcher searcher = new BySegment(reader, new ForkJoinPool(2));
      SplittableRandom random = new SplittableRandom(2);
      Shift shift = Shift.ofSeconds(10);
      boolean right = true;
      long searches = 0;
      while (shift.goesOn()) {
        Query query = anyOf(random);
        long hits = search(searcher, query).totalHits.value;
        if (searches % 100 == 0) {
          right &= hits == search(alone, query).totalHits.value;
        }
        searches++;
      }
      Outcome.end(right && searches > 0, "catalogue: " + searches + " searches");
    }
  }

  private static TopDocs search(IndexSearcher searcher, Query query) throws IOException {
    return searcher.search(query, new TopScoreDocCollectorManager(10, Integer.MAX_VALUE));
  }

  /** Books with any of most words. */
  private static Query anyOf(SplittableRandom random) {
    BooleanQuery.Builder query = new BooleanQuery.Builder();
    for (int word = 0; word < Index.WORDS; word++) {
      if (random.nextInt(5) > 0) {
        query.add(new TermQuery(new Term("text", "word" + word)), BooleanClause.Occur.SHOULD);
      }
    }
    return query.build();
  }

  /** Cuts a search into one task for each segment. */
  private static final class BySegment extends IndexSearcher {
    BySegment(DirectoryReader reader, ForkJoinPool pool) {
      super(reader, pool);
    }

    @Override
    protected LeafSlice[] slices(List<LeafReaderContext> leaves) {
      return slices(leaves, 1, 1);
    }
  }
}
