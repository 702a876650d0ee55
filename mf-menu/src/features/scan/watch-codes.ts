import type { CodeReader } from './barcode-detector';

/**
 * Interval between two readings of the picture, in milliseconds: fast enough for a hand, low
 * battery use.
 */
export const LOOK_EVERY = 250;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, LOOK_EVERY);
    signal.addEventListener('abort', end);
  });

/**
 * Text of the code in the current picture; null when there is none, or the picture cannot be read
 * yet.
 */
async function codeIn(picture: CanvasImageSource, reader: CodeReader): Promise<string | null> {
  try {
    return (await reader.detect(picture))[0]?.rawValue ?? null;
  } catch {
    return null; // before the first frame
  }
}

/**
 * Reads a picture until the signal aborts and reports each code that appears in it, once while it
 * stays visible. The next reading waits for `onCode`.
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
