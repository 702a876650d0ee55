import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { usePictureStyles } from './picture-facts';
import styles from './picture.module.css';

/**
 * Failed loads of the image at `src`, including one before hydration: after the first its newer
 * formats are missing, after the second, or without newer formats, the image is broken.
 */
function useMissingImage(
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

export type PictureProps = {
  /** URL for browsers without AVIF and WebP, and where one of these is missing. */
  src: string;
  /** `srcset` values: one URL, or several with their widths. */
  avif?: string;
  webp?: string;
  sizes?: string;
  /** Empty when the adjacent text has the same content. */
  alt: string;
  /**
   * Shape of the box, whatever the shape of the file: it is cut to the box around its focal point
   * (`PictureFactsContext`).
   */
  width: number;
  height: number;
  /** On the first screen: loaded at once with high priority; otherwise loaded lazily. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** fill also takes the height of the parent. */
  shape?: 'plain' | 'rounded' | 'circle' | 'fill';
  /** On the tile that replaces a broken image. */
  fallbackIcon?: IconName;
  /** Replaces a broken image, in its box; default: a tile with `fallbackIcon`. */
  fallback?: ReactNode;
};

/** A picture in a box of a fixed shape, with its dominant color until it is loaded. */
export function Picture(props: PictureProps) {
  const {
    src,
    avif,
    webp,
    sizes,
    alt,
    width,
    height,
    priority = false,
    fit = 'cover',
    shape = 'plain',
    fallbackIcon = 'dish',
    fallback,
  } = props;
  const { isPlain, isBroken, ref, onError } = useMissingImage(src, Boolean(avif || webp));
  const { box, image } = usePictureStyles(src);
  const ratio = shape === 'fill' ? undefined : { aspectRatio: `${width} / ${height}` };
  if (isBroken) {
    const spoken = alt
      ? ({ role: 'img', 'aria-label': alt } as const)
      : ({ 'aria-hidden': true } as const);
    return (
      <span className={styles.picture} style={ratio} data-shape={shape} data-broken {...spoken}>
        <span className={styles.tile}>{fallback ?? <Icon name={fallbackIcon} size="xl" />}</span>
      </span>
    );
  }
  return (
    <picture className={styles.picture} style={{ ...ratio, ...box }} data-shape={shape}>
      {avif && !isPlain && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && !isPlain && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={ref}
        className={styles.image}
        style={image}
        data-fit={fit}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        sizes={sizes}
        src={src}
        onError={onError}
      />
    </picture>
  );
}
