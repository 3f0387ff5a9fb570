package com.acme.logins;

import com.acme.common.Outcome;
import com.acme.common.Visitors;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

/**
 * People log in: sessions are signed by Bouncy Castle on virtual threads, alone (sessions), or
 * while new users' passwords are hashed, on virtual threads (users), by a clerk (clerk), or two.
 */
public final class LoginDesk {
  private static final Map<String, Integer> CLERKS = Map.of("clerk", 1, "clerks", 2);
  private static final int USERS = 4;
  private static final int SESSIONS = 64;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ExecutorService hashing;
  private final long[] hashes = LongStream.range(0, USERS).map(Passwords::hash).toArray();
  private final long[] signatures =
      LongStream.range(0, SESSIONS).map(Passwords::signature).toArray();

  private LoginDesk(int clerks) {
    hashing =
        clerks == 0
            ? threads
            : Executors.newFixedThreadPool(clerks, action -> new Thread(action, "clerk"));
  }

  public static void main(String[] args) throws InterruptedException {
    LoginDesk desk = new LoginDesk(CLERKS.getOrDefault(args[0], 0));
    if (args[0].equals("sessions")) {
      Visitors visitors = Visitors.visit(1, 0, 10, desk::renewed);
      Outcome.end(visitors.allRight(), "logins: " + visitors.answered() + " renewals");
    }
    List<Visitors> users = new ArrayList<>();
    Thread signUps = Thread.ofPlatform().start(() -> users.add(desk.signUps()));
    Visitors sessions = Visitors.visit(6, 20, 10, desk::session);
    signUps.join();
    boolean right = sessions.allRight() && users.size() == 1 && users.get(0).allRight();
    String line = "logins: " + sessions.answered() + " sessions";
    Outcome.end(right, line + ", " + users.get(0).answered() + " new users");
  }

  private Visitors signUps() {
    try {
      return Visitors.visit(3, 10, 10, this::signUp);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean signUp(long user) {
    long known = user % USERS;
    return answer(hashing.submit(() -> Passwords.hash(known))) == hashes[(int) known];
  }

  private boolean session(long number) {
    long known = number % SESSIONS;
    return answer(threads.submit(() -> Passwords.signature(known))) == signatures[(int) known];
  }

  /** All sessions at a time. */
  private boolean renewed(long round) {
    List<Callable<Long>> renewals = new ArrayList<>();
    for (long session = 0; session < SESSIONS; session++) {
      long number = session;
      renewals.add(() -> Passwords.signature(number));
    }
    try {
      boolean right = true;
      List<Future<Long>> renewed = threads.invokeAll(renewals);
      for (int session = 0; session < SESSIONS; session++) {
        right &= answer(renewed.get(session)) == signatures[session];
      }
      return right;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long answer(Future<Long> future) {
    try {
      return future.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
