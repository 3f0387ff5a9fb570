package com.acme.turnstiles;

import java.util.function.LongUnaryOperator;
import org.apache.mina.core.service.IoHandlerAdapter;
import org.apache.mina.core.session.IoSession;

/** Answers a line with a ticket by a line. */
final class TicketHandler extends IoHandlerAdapter {
  private final LongUnaryOperator answer;

  TicketHandler(LongUnaryOperator answer) {
    this.answer = answer;
  }

  @Override
  public void messageReceived(IoSession session, Object message) {
    session.write(Long.toString(answer.applyAsLong(Long.parseLong((String) message))));
  }

  @Override
  public void exceptionCaught(IoSession session, Throwable cause) {
    session.closeNow();
  }
}
