import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { useBrokenImage } from './use-broken-image';
import styles from './picture.module.css';

export type PictureProps = {
  /** Fallback URL for browsers without AVIF and WebP. */
  src: string;
  /** `srcset` values: one URL, or several with their widths. */
  avif?: string;
  webp?: string;
  sizes?: string;
  /** Empty when the adjacent text has the same content. */
  alt: string;
  /** Natural size in pixels: reserves the space before the image loads. */
  width: number;
  height: number;
  /** On the first screen: loaded at once with high priority; otherwise loaded lazily. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** fill also takes the height of the parent. */
  shape?: 'plain' | 'rounded' | 'circle' | 'fill';
  /** On the tile that replaces a broken image. */
  fallbackIcon?: IconName;
};

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
  } = props;
  const { isBroken, ref, onError } = useBrokenImage(src);
  if (isBroken) {
    const spoken = alt
      ? ({ role: 'img', 'aria-label': alt } as const)
      : ({ 'aria-hidden': true } as const);
    return (
      <span className={styles.picture} data-shape={shape} data-broken {...spoken}>
        <svg
          className={styles.room}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden
        />
        <span className={styles.tile}>
          <Icon name={fallbackIcon} size="xl" />
        </span>
      </span>
    );
  }
  return (
    <picture className={styles.picture} data-shape={shape}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        ref={ref}
        className={styles.image}
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
