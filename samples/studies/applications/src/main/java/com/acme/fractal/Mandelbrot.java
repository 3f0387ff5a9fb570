package com.acme.fractal;

/** How fast points of the plane run away. */
final class Mandelbrot {
  private Mandelbrot() {}

  static int steps(int x, int y, int size, int limit) {
    double a = 3.0 * x / size - 2;
    double b = 2.0 * y / size - 1;
    double re = 0;
    double im = 0;
    int step = 0;
    while (step < limit && re * re + im * im < 4) {
      double next = re * re - im * im + a;
      im = 2 * re * im + b;
      re = next;
      step++;
    }
    return step;
  }

  static long row(int y, int size, int limit) {
    long sum = 0;
    for (int x = 0; x < size; x++) {
      sum += steps(x, y, size, limit);
    }
    return sum;
  }
}
