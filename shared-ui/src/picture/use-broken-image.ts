import { type RefObject, useEffect, useRef, useState } from 'react';

/** Reports whether the image at `src` failed to load, including failures before hydration. */
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
