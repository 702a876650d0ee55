import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { demoRestaurants } from '../demo-restaurants';
import { seededRandom } from '../build/seeded-random';
import { CATALOGUE, type Kind } from './catalogue';
import { drawing } from './dishes/dish';
import { CANVAS, renditionsOf, type Format } from './renditions';
import { wantedPictures } from './wanted';

const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));
const LEDGER = join(MEDIA, 'drawn.json');
const COLORS = fileURLToPath(new URL('./colors.json', import.meta.url));
/** Increment when the encoding changes, so that every file is encoded again. */
const ENCODING = 1;
const QUALITY: Record<Format, number> = { avif: 48, webp: 52, jpg: 50 };

type Job = { kind: Kind; name: string; svg: string; hash: string };

function jobs(): Job[] {
  return (Object.entries(wantedPictures(demoRestaurants)) as [Kind, string[]][]).flatMap(
    ([kind, names]) =>
      names.map((name) => {
        const picture = CATALOGUE[kind][name];
        if (!picture)
          throw new RangeError(`the demo data shows ${kind}/${name}, which has no drawing`);
        const svg = drawing(picture, seededRandom(name), CANVAS[kind].width, CANVAS[kind].height);
        return {
          kind,
          name,
          svg,
          hash: createHash('sha256')
            .update(`${ENCODING}${JSON.stringify(QUALITY)}${svg}`)
            .digest('hex')
            .slice(0, 16),
        };
      }),
  );
}

async function encode({ kind, name, svg }: Job): Promise<void> {
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  for (const { file, width, format } of renditionsOf(kind, name)) {
    const sized = sharp(drawn).resize({ width });
    const options = { quality: QUALITY[format] };
    const encoded =
      format === 'avif'
        ? sized.avif({ ...options, effort: 2, chromaSubsampling: '4:2:0' })
        : format === 'webp'
          ? sized.webp({ ...options, effort: 6 })
          : sized.jpeg({ ...options, mozjpeg: true });
    await mkdir(dirname(join(MEDIA, file)), { recursive: true });
    await writeFile(join(MEDIA, file), await encoded.toBuffer());
  }
}

/** The color that most of a picture has, as `#rgb`: equal ones are one rule of a page. */
async function colorOf({ kind, name }: Job): Promise<string> {
  const [smallest] = renditionsOf(kind, name);
  if (smallest === undefined) throw new RangeError(`${kind}/${name} has no file`);
  const { dominant } = await sharp(join(MEDIA, smallest.file)).stats();
  const digit = (channel: number): string => Math.round(channel / 17).toString(16);
  return `#${digit(dominant.r)}${digit(dominant.g)}${digit(dominant.b)}`;
}

async function writeColors(all: readonly Job[]): Promise<void> {
  const colors: Record<string, string> = {};
  for (const job of all) colors[`${job.kind}/${job.name}`] = await colorOf(job);
  await writeFile(COLORS, `${JSON.stringify(colors, null, 2)}\n`);
}

/** Draws the changed pictures and removes those that no restaurant shows any more. */
async function render(): Promise<void> {
  const before: Record<string, string> = existsSync(LEDGER)
    ? JSON.parse(await readFile(LEDGER, 'utf8'))
    : {};
  const all = jobs();
  const files = new Set(
    all.flatMap(({ kind, name }) => renditionsOf(kind, name).map((it) => it.file)),
  );
  const changed = all.filter(
    ({ kind, name, hash }) =>
      before[`${kind}/${name}`] !== hash ||
      renditionsOf(kind, name).some((it) => !existsSync(join(MEDIA, it.file))),
  );
  for (const [index, job] of changed.entries()) {
    await encode(job);
    if (process.stdout.isTTY)
      process.stdout.write(`\r${index + 1} of ${changed.length} pictures drawn`);
  }
  await mkdir(MEDIA, { recursive: true });
  const stored = (await readdir(MEDIA, { recursive: true, withFileTypes: true }))
    .filter((it) => it.isFile())
    .map((it) => relative(MEDIA, join(it.parentPath, it.name)));
  const stale = stored.filter((file) => file !== 'drawn.json' && !files.has(file));
  for (const file of stale) await rm(join(MEDIA, file));
  await writeFile(
    LEDGER,
    `${JSON.stringify(Object.fromEntries(all.map(({ kind, name, hash }) => [`${kind}/${name}`, hash])), null, 2)}\n`,
  );
  await writeColors(all);
  process.stdout.write(
    `${process.stdout.isTTY ? '\n' : ''}${all.length} pictures, ${changed.length} drawn, ${stale.length} files removed\n`,
  );
}

await render();
