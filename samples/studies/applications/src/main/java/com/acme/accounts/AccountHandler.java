package com.acme.accounts;

import com.acme.common.Backend;
import com.acme.common.LegacyConnection;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers /ID by what a database says of the account. */
final class AccountHandler extends Handler.Abstract {
  private final Backend database;

  AccountHandler(Backend database) {
    this.database = database;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    long account = Long.parseLong(Request.getPathInContext(request).substring(1));
    long balance = new LegacyConnection(database).query(account);
    byte[] answer = Long.toString(balance).getBytes(StandardCharsets.US_ASCII);
    response.write(true, ByteBuffer.wrap(answer), callback);
    return true;
  }
}
