package io.fjprobe.weaving.usercode;

/** What a call names, as class files do. */
final class Call {

  final String owner;
  final String name;
  final String descriptor;

  Call(String owner, String name, String descriptor) {
    this.owner = owner;
    this.name = name;
    this.descriptor = descriptor;
  }

  boolean is(String otherName, String otherDescriptor) {
    return name.equals(otherName) && descriptor.equals(otherDescriptor);
  }
}
