import sharp from 'sharp';

/**
 * Source of an icon. `picture` is the restaurant's own, null without one; `colour` is `#rrggbb`.
 */
export type IconSource = {
  readonly name: string;
  readonly colour: string;
  readonly picture: Buffer | null;
};

/** Size in pixels; a maskable icon has its content inside the circle that every launcher shows. */
export const APP_ICONS = {
  180: { size: 180, isMaskable: false },
  192: { size: 192, isMaskable: false },
  512: { size: 512, isMaskable: false },
  maskable: { size: 512, isMaskable: true },
} as const;
export type AppIconName = keyof typeof APP_ICONS;

/**
 * As a share of the edge: the circle of 80 % in the middle of a maskable icon is always visible.
 */
const SAFE = 0.8;

const disc = (size: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
      '<circle cx="50%" cy="50%" r="50%"/></svg>',
  );

/** First letters of the first two words: 'Bella Napoli' is BN. */
export function toInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return (words.length > 0 ? words.slice(0, 2) : ['?'])
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

const channels = (colour: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/** Dark or light, whichever has the higher contrast on the colour. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(
    (channel) => ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#221a16' : '#ffffff';
}

/**
 * The text consists of letters and digits, and the colour of six hexadecimal digits: neither can
 * end its element.
 */
const lettered = (size: number, { name, colour }: IconSource): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
      `<rect width="100" height="100" fill="${colour}"/>` +
      '<text x="50" y="50" dy=".35em" text-anchor="middle" ' +
      'font-family="Liberation Sans, DejaVu Sans, Helvetica, Arial, sans-serif" ' +
      `font-weight="700" font-size="40" fill="${inkOn(colour)}">${toInitials(name)}</text></svg>`,
  );

async function pictured(
  size: number,
  isMaskable: boolean,
  colour: string,
  picture: Buffer,
): Promise<Buffer> {
  const inner = Math.round(size * (isMaskable ? SAFE : 1));
  const whole = await sharp(picture, { limitInputPixels: 4096 * 4096 })
    .resize(inner, inner, { fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: colour })
    .png()
    .toBuffer();
  const middle = isMaskable
    ? await sharp(whole)
        .ensureAlpha()
        .composite([{ input: disc(inner), blend: 'dest-in' }])
        .png()
        .toBuffer()
    : whole;
  return sharp({ create: { width: size, height: size, channels: 3, background: colour } })
    .composite([{ input: middle, gravity: 'center' }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * Draws an icon for home screens as a PNG: the restaurant's picture, or its initials on its colour
 * when it has no readable picture.
 */
export async function drawAppIcon(icon: AppIconName, source: IconSource): Promise<Buffer> {
  const { size, isMaskable } = APP_ICONS[icon];
  const withPicture =
    source.picture === null
      ? null
      : await pictured(size, isMaskable, source.colour, source.picture).catch(() => null);
  return withPicture ?? sharp(lettered(size, source)).png({ palette: true }).toBuffer();
}
