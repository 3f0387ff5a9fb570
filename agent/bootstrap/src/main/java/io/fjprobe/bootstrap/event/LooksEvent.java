package io.fjprobe.bootstrap.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Looks at all threads, one after the other; each sees what all of them do at one moment. */
@Name("fjprobe.Looks")
@Label("Looks at Threads")
@Category({"Fork/Join", "Thread"})
@Description(
    "What all threads of the application did at some moments, which are chosen at random. The event begins with the first look and ends with the last one.")
@StackTrace(false)
public final class LooksEvent extends Event {

  @Label("Looks")
  @Description("Number of looks in the data")
  public int looks;

  @Label("Alive Threads")
  @Description("Platform threads that were alive at the last look, with those of the JVM itself")
  public int alive;

  @Label("Threads Looked At")
  @Description(
      "How many of them the last look saw; of very many threads, a sample is looked at, with all that ran before")
  public int lookedAt;

  @Label("Executors")
  @Description(
      "Most executors of the JDK at one look whose queues were looked at, ThreadPoolExecutors that schedule nothing; -1: this JVM does not let the agent read them")
  public int executors;

  @Label("Virtual Threads")
  @Description(
      "Most virtual threads that were alive at one look; the data has a sample of those that waited. -1: this JVM does not let the agent read them; 0 on JDKs that have none")
  public int virtualThreads;

  @Label("Ready Virtual Threads")
  @Description(
      "Virtual threads that could run and had no carrier, added up over these looks, as far as a sample of them tells; -1: this JVM does not let the agent read them; 0 on JDKs that have none")
  public int ready;

  @Label("Threads")
  @Description(
      "A line for each thread in the data: id (below 0: virtual threads that wait alike), pool (0: it is no worker), and name, separated by spaces")
  public String threads;

  @Label("Stacks")
  @Description(
      "A line for each stack in the data: the class that the thread waits for, with * if others wait for the same object, or - if there is none, or + if the thread runs; then its topmost frames, separated by semicolons")
  public String stacks;

  @Label("Releases")
  @Description(
      "A line for each thread in the data that another thread let go on, one at most from look to look, with four numbers and a name: microseconds after the first look, which may be negative, and the places from 0 of the thread, of the other's stack, and of the other among the threads or -1, then the name of the other")
  public String releases;

  @Label("Sources")
  @Description(
      "A line for each part that was split off the source of a parallel stream that has its elements one after the other and does not know how many, one at most from look to look: microseconds after the first look, the number of elements in the part, and the place of the stack in stacks")
  public String sources;

  @Label("Hand Overs")
  @Description(
      "A line for each line of code, with its class and method, that was seen to wait for a task, and that does so right after it has handed that over, as the code shows")
  public String handOvers;

  @Label("Polls")
  @Description(
      "A line for each line of code, after a word, with its class and method, that was seen to sleep, and that may sleep again after the code has only asked for a state, as the code shows; the word is end if it asks whether a task, an executor, a latch or a thread is at its end, else state")
  public String polls;

  @Label("Data")
  @Description(
      "For each look its time in microseconds after the look before, the number of threads that changed, and four numbers for each of these, in digits of 6 bits, lowest first; 64 is added to all digits but the last")
  public String data;
}
