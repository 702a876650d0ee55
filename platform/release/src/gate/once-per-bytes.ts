/** Computes a result once for the same buffer: candidates share those of unchanged files. */
export function oncePerBytes<Result extends NonNullable<unknown>>(
  compute: (bytes: Buffer) => Result,
): (bytes: Buffer) => Result {
  const known = new WeakMap<Buffer, Result>();
  return (bytes) => {
    const result = known.get(bytes) ?? compute(bytes);
    known.set(bytes, result);
    return result;
  };
}
