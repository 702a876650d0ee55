import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { qrReader } from './barcode-detector';
import { type CameraProblem, closeCamera, openCamera } from './open-camera';
import { watchCodes } from './watch-codes';

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
