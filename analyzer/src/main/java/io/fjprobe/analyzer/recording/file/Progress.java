package io.fjprobe.analyzer.recording.file;

/** Is told how far reading got. */
public interface Progress {

  Progress NONE = (done, total) -> {};

  void chunksRead(int done, int total);
}
