package com.acme.fx;

import com.acme.common.Pricing;
import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/** A gRPC service that takes the number of an option and answers its price. */
final class FxService {
  static final MethodDescriptor<Long, Long> PRICE =
      MethodDescriptor.newBuilder(new Longs(), new Longs())
          .setType(MethodDescriptor.MethodType.UNARY)
          .setFullMethodName("fx.Rates/Price")
          .build();

  private final boolean oneAtATime;
  private final int steps;

  FxService(boolean oneAtATime, int steps) {
    this.oneAtATime = oneAtATime;
    this.steps = steps;
  }

  ServerServiceDefinition definition() {
    return ServerServiceDefinition.builder("fx.Rates")
        .addMethod(PRICE, ServerCalls.asyncUnaryCall(this::price))
        .build();
  }

  private void price(Long option, StreamObserver<Long> answers) {
    answers.onNext(oneAtATime ? exclusively(option) : Pricing.cents(option, steps));
    answers.onCompleted();
  }

  private synchronized long exclusively(long option) {
    return Pricing.cents(option, steps);
  }

  private static final class Longs implements MethodDescriptor.Marshaller<Long> {
    @Override
    public InputStream stream(Long value) {
      return new ByteArrayInputStream(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    }

    @Override
    public Long parse(InputStream stream) {
      try {
        return new DataInputStream(stream).readLong();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
