import { FOOD_SIZES, IMAGE_WIDTHS, imageUrl, type ImageFormat } from '@storefront/shared-domain/rules';

type Sources = { src: string; avif: string; webp: string };
type WideKind = keyof typeof IMAGE_WIDTHS;
type Food = 'products' | 'flavors';

/** Addresses of a picture in each of its widths, as `srcset` texts. */
export function wideSources(kind: WideKind, name: string): Sources {
  const widths: readonly number[] = IMAGE_WIDTHS[kind];
  const srcset = (format: ImageFormat): string => widths.map((width) => `${imageUrl(kind, name, width, format)} ${width}w`).join(', ');
  return { src: imageUrl(kind, name, widths.at(-1) ?? 0, 'webp'), avif: srcset('avif'), webp: srcset('webp') };
}

/** Addresses of a dish's square picture in its two sizes. */
export function foodSources(kind: Food, name: string): Sources {
  const srcset = (format: ImageFormat): string =>
    `${imageUrl(kind, name, 'thumb', format)} ${FOOD_SIZES.thumb}w, ${imageUrl(kind, name, 'lg', format)} ${FOOD_SIZES.lg}w`;
  return { src: imageUrl(kind, name, 'thumb', 'jpg'), avif: srcset('avif'), webp: srcset('webp') };
}
