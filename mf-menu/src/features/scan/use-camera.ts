import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The part of the browser's BarcodeDetector that is used here; not every browser has it. */
type CodeReader = {
  detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
};

type Api = {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** A reader of QR codes; null where the browser has none. */
async function qrReader(): Promise<CodeReader | null> {
  const api = (window as { BarcodeDetector?: Api }).BarcodeDetector;
  if (api === undefined) return null;
  try {
    const formats = await api.getSupportedFormats();
    return formats.includes('qr_code') ? new api({ formats: ['qr_code'] }) : null;
  } catch {
    return null; // available, but the device's own service is missing
  }
}

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

/**
 * denied: the customer or the browser denied access · missing: no camera · busy: it cannot be
 * started now · unsupported: the browser lacks the API.
 */
type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Requests the rear camera, or any other. */
async function openCamera(): Promise<MediaStream | CameraProblem> {
  // also on pages without HTTPS
  if (!('mediaDevices' in navigator)) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' } },
      audio: false,
    });
  } catch (error) {
    return (error instanceof DOMException && PROBLEMS[error.name]) || 'busy';
  }
}

const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

type CameraState = 'starting' | 'watching' | CameraProblem;
type Camera = { video: RefObject<HTMLVideoElement | null>; state: CameraState; retry: () => void };

/**
 * Reads codes by the camera while the page is mounted, and releases the camera on unmount. `state`
 * contains the failure, if any, and `retry` starts again.
 */
export function useCamera(onCode: (text: string) => Promise<void>): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [attempt, setAttempt] = useState(1);
  const message = useRef(onCode);
  useEffect(() => {
    message.current = onCode;
  });

  useEffect(() => {
    const end = new AbortController();
    const start = async (): Promise<void> => {
      const reader = await qrReader();
      if (end.signal.aborted) return;
      const stream = reader === null ? 'unsupported' : await openCamera();
      if (typeof stream === 'string' || reader === null) {
        if (!end.signal.aborted) setState(stream as CameraProblem);
        return;
      }
      const close = (): void => closeCamera(stream);
      const picture = video.current;
      if (end.signal.aborted || picture === null) return close();
      end.signal.addEventListener('abort', close, { once: true });
      picture.srcObject = stream;
      setState('watching');
      await picture.play().catch(() => undefined); // leaving the page at once interrupts it
      await watchCodes(picture, reader, (text) => message.current(text), end.signal);
    };
    void start();
    return () => end.abort();
  }, [attempt]);

  const retry = useCallback(() => {
    setState('starting');
    setAttempt((number) => number + 1);
  }, []);
  return { video, state, retry };
}
