package com.acme.parking;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.charset.StandardCharsets;

/** Reads the number of a car, and answers with a fee. */
abstract class ParkingHandler extends SimpleChannelInboundHandler<FullHttpRequest> {
  @Override
  protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
    String uri = request.uri();
    answer(context, Long.parseLong(uri.substring(uri.indexOf('=') + 1)));
  }

  abstract void answer(ChannelHandlerContext context, long car);

  static void write(ChannelHandlerContext context, long fee) {
    byte[] text = Long.toString(fee).getBytes(StandardCharsets.US_ASCII);
    FullHttpResponse response =
        new DefaultFullHttpResponse(
            HttpVersion.HTTP_1_1, HttpResponseStatus.OK, Unpooled.wrappedBuffer(text));
    response.headers().setInt(HttpHeaderNames.CONTENT_LENGTH, text.length);
    context.writeAndFlush(response);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    cause.printStackTrace();
    context.close();
  }
}
