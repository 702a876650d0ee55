import type { Kind } from './catalogue';

export type Format = 'avif' | 'webp' | 'jpg';
/** One file of a picture; `file` is relative to the media folder. */
export type Rendition = { file: string; width: number; format: Format };
/** The shape a kind is drawn in, in pixels. */
export const CANVAS: Readonly<Record<Kind, { width: number; height: number }>> = {
  products: { width: 640, height: 640 },
  flavors: { width: 640, height: 640 },
  covers: { width: 1600, height: 640 },
  profiles: { width: 384, height: 384 },
  highlightImages: { width: 960, height: 384 },
};

const WIDTHS = {
  covers: [480, 960, 1600],
  profiles: [96, 192],
  highlightImages: [480, 960],
} as const;
const MODERN: readonly Format[] = ['avif', 'webp'];
const THUMB = 192;
const LARGE = 640;
/** Width of the large JPEG; small, as it serves only browsers that support neither newer format. */
const OLD_LARGE = 320;

/** Every file of one picture: AVIF and WebP in all widths, and the `.jpg` names of DOMAIN-022. */
export function renditionsOf(kind: Kind, name: string): Rendition[] {
  if (kind === 'products' || kind === 'flavors') {
    const named = (size: 'thumb' | 'lg', width: number, formats: readonly Format[]): Rendition[] =>
      formats.map((format) => ({
        file: `${kind}/${name}/${size}_${name}.${format}`,
        width,
        format,
      }));
    return [
      ...named('thumb', THUMB, [...MODERN, 'jpg']),
      ...named('lg', LARGE, MODERN),
      ...(kind === 'flavors' ? named('lg', OLD_LARGE, ['jpg']) : []),
    ];
  }
  return WIDTHS[kind].flatMap((width) =>
    MODERN.map((format) => ({ file: `${kind}/${name}/${width}.${format}`, width, format })),
  );
}
