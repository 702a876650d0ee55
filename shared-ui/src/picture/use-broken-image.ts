import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells when the image at `src` could not be loaded, also when that happened before the page came
 * alive.
 */
export function useBrokenImage(src: string): {
  isBroken: boolean;
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
} {
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);
  return { isBroken: brokenSrc === src, ref, onError: () => setBrokenSrc(src) };
}
