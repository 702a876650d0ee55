/** One function of each kind: their constructors compile text into functions of this process. */
const KINDS: readonly object[] = [
  () => undefined,
  async () => undefined,
  function* none() {},
  async function* none() {},
];

/**
 * Removes the constructors of functions from this process. A realm receives functions and classes of
 * the process, such as `URL`; through `URL.constructor` its scripts could otherwise compile text
 * that reads files. Call it when nothing else of the process needs them.
 */
export function hardenProcess(): void {
  for (const kind of KINDS) {
    const prototype = Object.getPrototypeOf(kind) as object;
    Object.defineProperty(prototype, 'constructor', { value: undefined, configurable: false });
  }
}
