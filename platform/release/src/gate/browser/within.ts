/**
 * The value of `work`, which no page can delay for longer than `ms`: a script of a page that does not end
 * answers no evaluation. Rejects with a timeout after `giveUp`, which ends the page.
 */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  giveUp: () => Promise<unknown>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp().catch(() => undefined); // the browser has ended
      reject(new Error(`Timeout ${ms}ms exceeded while waiting for the page`));
    }, ms);
  });
  work.catch(() => undefined); // after the timeout
  try {
    return await Promise.race([work, passed]);
  } finally {
    clearTimeout(timer);
  }
}
