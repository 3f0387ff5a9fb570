Premain-Class: A
