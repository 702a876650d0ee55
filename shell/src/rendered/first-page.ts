/** Longest time in ms for which personal data waits for the first page. */
const MAX_WAIT_MS = 10_000;

let settle: () => void = () => undefined;
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** The first page of a remote is rendered, or has failed. Later calls have no effect. */
export const firstPageSettled = (): void => settle();

/** Resolves when the first page of a remote is rendered or has failed, or after 10 seconds. */
export const whenFirstPageSettled = (): Promise<void> =>
  Promise.race([settled, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
