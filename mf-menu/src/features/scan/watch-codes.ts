import type { CodeReader } from './barcode-detector';

/** Time between two looks at the picture, in milliseconds: quick for a hand, easy on a battery. */
export const LOOK_EVERY = 250;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_EVERY);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/**
 * Text of the code in the picture now; null when there is none, or the picture cannot be read yet.
 */
async function codeIn(picture: CanvasImageSource, reader: CodeReader): Promise<string | null> {
  try {
    return (await reader.detect(picture))[0]?.rawValue ?? null;
  } catch {
    return null; // before the first frame
  }
}

/**
 * Looks at a picture until the signal aborts and tells each code that comes into it, once for as
 * long as it stays. The next look waits for what `onCode` does.
 */
export async function watchCodes(
  picture: CanvasImageSource,
  reader: CodeReader,
  onCode: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let last: string | null = null;
  while (!signal.aborted) {
    const code = await codeIn(picture, reader);
    if (code !== null && code !== last && !signal.aborted) await onCode(code);
    last = code;
    await pause(signal);
  }
}
