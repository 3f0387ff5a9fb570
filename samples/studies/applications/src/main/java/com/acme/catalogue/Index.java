package com.acme.catalogue;

import java.io.IOException;
import java.util.SplittableRandom;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.store.ByteBuffersDirectory;

/** An index of books that are made up, in memory. */
final class Index {
  static final int SEGMENTS = 8;
  private static final int BOOKS_IN_A_SEGMENT = 8_000;
  static final int WORDS = 60;

  private Index() {}

  static DirectoryReader open(boolean merged) throws IOException {
    ByteBuffersDirectory directory = new ByteBuffersDirectory();
    IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer());
    if (!merged) {
      config.setMergePolicy(NoMergePolicy.INSTANCE);
    }
    try (IndexWriter writer = new IndexWriter(directory, config)) {
      SplittableRandom random = new SplittableRandom(1);
      for (int segment = 0; segment < SEGMENTS; segment++) {
        for (int book = 0; book < BOOKS_IN_A_SEGMENT; book++) {
          writer.addDocument(book(random));
        }
        writer.commit();
      }
      if (merged) {
        writer.forceMerge(1);
      }
    }
    return DirectoryReader.open(directory);
  }

  static Document book(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int word = 0; word < 20; word++) {
      text.append("word").append(random.nextInt(WORDS)).append(' ');
    }
    Document book = new Document();
    book.add(new TextField("text", text.toString(), Field.Store.NO));
    return book;
  }
}
