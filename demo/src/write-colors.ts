import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/*
 * `npx tsx demo/src/write-colors.ts` writes colors.json: the color that most of each picture has, as `#rgb`
 * (equal ones are one rule of a page).
 */

const PICTURES = join(import.meta.dirname, '..', 'pictures');

async function loadColor(file: string): Promise<string> {
  const { dominant } = await sharp(await sharp(file).resize({ width: 96 }).toBuffer()).stats();
  const digit = (channel: number): string => Math.round(channel / 17).toString(16);
  return `#${digit(dominant.r)}${digit(dominant.g)}${digit(dominant.b)}`;
}

async function writeColors(): Promise<void> {
  const colors: Record<string, string> = {};
  for (const kind of (await readdir(PICTURES)).sort())
    for (const file of (await readdir(join(PICTURES, kind))).sort())
      colors[`${kind}/${file.replace(/\.\w+$/, '')}`] = await loadColor(join(PICTURES, kind, file));
  await writeFile(join(import.meta.dirname, 'colors.json'), `${JSON.stringify(colors, null, 2)}\n`);
}

void writeColors();
