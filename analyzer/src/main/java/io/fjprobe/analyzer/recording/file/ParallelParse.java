package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.Facts;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

/**
 * Reads chunks side by side, and merges what they give in their order. So many are ahead of the one
 * that is merged next that nobody waits, and no more, since each holds facts.
 */
final class ParallelParse {

  /** At most this many chunks for each thread are being read, or wait to be merged. */
  private static final int AHEAD = 2;

  private final List<ScannedChunk> chunks;
  private final ChunkFolding folding;
  private final int threads;
  private final Progress progress;

  ParallelParse(List<ScannedChunk> chunks, ChunkFolding folding, int threads, Progress progress) {
    this.chunks = chunks;
    this.folding = folding;
    this.threads = threads;
    this.progress = progress;
  }

  /**
   * @param named the file as the user knows it
   * @param problems receives what could not be parsed
   */
  Facts run(String named, List<String> problems) throws UnreadableRecordingException {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return merge(pool, named, problems);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UnreadableRecordingException("interrupted while reading " + named, e);
    } finally {
      pool.shutdownNow();
    }
  }

  private Facts merge(ForkJoinPool pool, String named, List<String> sentences)
      throws InterruptedException, UnreadableRecordingException {
    Facts all = folding.facts();
    Problems problems = new Problems();
    Deque<Future<FoldedChunk>> running = new ArrayDeque<>();
    int submitted = 0;
    for (int done = 0; done < chunks.size(); done++) {
      while (submitted < chunks.size() && running.size() < AHEAD * threads) {
        ScannedChunk chunk = chunks.get(submitted++);
        running.add(pool.submit(() -> folding.fold(chunk)));
      }
      FoldedChunk folded = next(running.remove());
      if (folded.facts() != null) {
        all.merge(folded.facts());
        problems.addEvents(folded.leftOut());
      } else {
        problems.addChunk(chunks.get(done).number(), folded.failure());
      }
      progress.chunksRead(done + 1, chunks.size());
    }
    if (problems.chunks() == chunks.size()) {
      throw new UnreadableRecordingException(
          "nothing of " + named + " could be parsed: " + String.join("; ", problems.sentences()));
    }
    sentences.addAll(problems.sentences());
    return all;
  }

  private static FoldedChunk next(Future<FoldedChunk> running) throws InterruptedException {
    try {
      return running.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }
}
