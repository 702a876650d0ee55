import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Failed loads of the image at `src`, including one before hydration: after the first its newer
 * formats are missing, after the second, or without newer formats, the image is broken.
 */
export function useMissingImage(
  src: string,
  hasSources: boolean,
): {
  isPlain: boolean;
  isBroken: boolean;
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
} {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState({ src, times: 0 });
  const times = failed.src === src ? failed.times : 0;
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || image.currentSrc === '' || image.naturalWidth > 0) return;
    image.style.removeProperty('visibility'); // hidden by the start script of a rendered page
    setFailed({ src, times: 1 });
  }, [src]);
  return {
    isPlain: times > 0,
    isBroken: times > (hasSources ? 1 : 0),
    ref,
    onError: () => setFailed({ src, times: times + 1 }),
  };
}
