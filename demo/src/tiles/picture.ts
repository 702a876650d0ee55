import { TILE } from './mercator';

type Sharp = (typeof import('sharp'))['default'];

let loaded: Promise<Sharp> | undefined;

/**
 * Loaded with the first tile: a server with an external map never loads it. One thread per picture,
 * and no cache.
 */
const library = (): Promise<Sharp> =>
  (loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  }));

/** The SVG of a tile as PNG. */
export async function renderPicture(svg: string): Promise<Buffer> {
  const sharp = await library();
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 8 }).toBuffer();
}

const probe = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="64">` +
  `<rect width="${TILE}" height="64" fill="#fff"/>` +
  `<text x="8" y="40" font-size="30" font-family="sans-serif">${text}</text></svg>`;

let fonts: Promise<boolean> | undefined;

/** Whether this machine has fonts: without them text is empty, or the same box for every letter. */
export const hasFonts = (): Promise<boolean> =>
  (fonts ??= Promise.all(
    ['', 'iiii', 'MMMM'].map(async (text) =>
      (await library())(Buffer.from(probe(text)))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  ).then(([nothing, narrow, wide]) =>
    Boolean(nothing && narrow && wide && !nothing.equals(narrow) && !narrow.equals(wide)),
  ));
