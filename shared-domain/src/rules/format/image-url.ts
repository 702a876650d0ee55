/** Subject of a restaurant's picture; also its folder under `/media`. */
export type ImageKind = 'covers' | 'profiles' | 'highlightImages' | 'products' | 'flavors';
export type ImageFormat = 'avif' | 'webp' | 'jpg';

/**
 * Available widths of a picture, in CSS pixels, ascending; pictures of food are square and named
 * (`FOOD_SIZES`).
 */
export const IMAGE_WIDTHS = {
  covers: [480, 960, 1600],
  profiles: [96, 192],
  highlightImages: [480, 960],
} as const;

/** Edge of the square pictures of products and flavors, in pixels. */
export const FOOD_SIZES = { thumb: 192, lg: 640 } as const;

function foodSize(
  kind: 'products' | 'flavors',
  size: number | 'thumb' | 'lg',
  format: ImageFormat,
): 'thumb' | 'lg' {
  if (kind === 'products' && format === 'jpg') return 'thumb'; // the one JPEG of DOMAIN-022
  return typeof size === 'string' ? size : size <= FOOD_SIZES.thumb ? 'thumb' : 'lg';
}

function width(widths: readonly number[], size: number | 'thumb' | 'lg'): number {
  const wanted = typeof size === 'number' ? size : size === 'thumb' ? 0 : Number.POSITIVE_INFINITY;
  return widths.find((known) => known >= wanted) ?? Math.max(...widths);
}

/**
 * URL of a picture (DOMAIN-022); empty without one in the record. A missing size gives the next
 * larger one, else the largest.
 */
export function imageUrl(
  kind: ImageKind,
  name: string,
  size: number | 'thumb' | 'lg',
  format: ImageFormat,
): string {
  if (name === '') return '';
  const slug = encodeURIComponent(name);
  return kind === 'products' || kind === 'flavors'
    ? `/media/${kind}/${slug}/${foodSize(kind, size, format)}_${slug}.${format}`
    : `/media/${kind}/${slug}/${width(IMAGE_WIDTHS[kind], size)}.${format}`;
}
