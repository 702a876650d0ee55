import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';

const COMMAND = path.resolve(import.meta.dirname, '../../scripts/tables.mjs');
const run = promisify(execFile);

/**
 * Prints the code of one table as the command does, from the storefront under test; returns the
 * page as SVG.
 */
export async function printedTable(
  baseURL: string,
  restaurantUrl: string,
  table: string,
  ...more: string[]
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-print-'));
  const out = path.join(folder, 'table.svg');
  try {
    await run(process.execPath, [
      COMMAND,
      restaurantUrl,
      '--base',
      baseURL,
      '--api',
      `${baseURL}/api`,
      '--table',
      table,
      '--format',
      'svg',
      '--out',
      out,
      ...more,
    ]);
    return await readFile(out, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Draws an SVG as the browser does and reads the code of its first card, as a camera would. */
export async function readCode(page: Page, svg: string): Promise<string> {
  const { pixels, width, height } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = Math.floor(image.naturalHeight * 0.72);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0, image.naturalWidth * 2, image.naturalHeight * 2);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (let at = 0; at < data.length; at += 4) text += data[at]! < 128 ? '1' : '0';
    return { pixels: text, width: canvas.width, height: canvas.height };
  }, svg);
  return decodeQr({
    data: Uint8Array.from(
      [...pixels].flatMap((dark) => Array<number>(3).fill(dark === '1' ? 0 : 255)),
    ),
    width,
    height,
  });
}
