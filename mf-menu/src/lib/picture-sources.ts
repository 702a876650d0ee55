import { IMAGE_WIDTHS, imageUrl, type ImageFormat } from '@storefront/shared-domain/menu-rules';

type Sources = { src: string; avif: string; webp: string };
type WideKind = keyof typeof IMAGE_WIDTHS;

/** URLs of a picture in each of its widths, as `srcset` texts. */
export function wideSources(kind: WideKind, name: string): Sources {
  const widths: readonly number[] = IMAGE_WIDTHS[kind];
  const srcset = (format: ImageFormat): string =>
    widths.map((width) => `${imageUrl(kind, name, width, format)} ${width}w`).join(', ');
  return {
    src: imageUrl(kind, name, widths.at(-1) ?? 0, 'jpg'),
    avif: srcset('avif'),
    webp: srcset('webp'),
  };
}
