const keys = new WeakMap<File, number>();
let last = 0;

/** React key of a file, because several files may have the same name. */
export function fileKey(file: File) {
  if (!keys.has(file)) {
    last += 1;
    keys.set(file, last);
  }
  return keys.get(file);
}
