/**
 * A wait that begins before the action that causes its end. When the action throws, the test has failed,
 * and the rejection of the wait, which nothing awaits then, must not fail another one.
 */
export function awaitedLater<T>(wait: Promise<T>): Promise<T> {
  wait.catch(() => undefined);
  return wait;
}
