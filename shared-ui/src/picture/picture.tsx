import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import { useBrokenImage } from './use-broken-image';
import styles from './picture.module.css';

export type PictureProps = {
  /** Plain address for browsers that know neither AVIF nor WebP. */
  src: string;
  /** `srcset` texts: one address, or several with their widths. */
  avif?: string;
  webp?: string;
  sizes?: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Natural size in pixels: reserves the room before the image is there. */
  width: number;
  height: number;
  /** In the first screen: loaded at once and with high priority; otherwise when it comes near. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** fill takes the height of the parent, too. */
  shape?: 'plain' | 'rounded' | 'circle' | 'fill';
  /** On the tile that stands in for a broken image. */
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
