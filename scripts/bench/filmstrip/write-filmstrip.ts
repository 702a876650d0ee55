import { writeFile } from 'node:fs/promises';
import { note } from '../note';
import { openPage } from '../page/open-page';
import type { Served } from '../page/server';
import { STEPS, recordFrames } from './record-frames';

type Row = { readonly title: string; readonly frames: readonly (string | null)[] };

/**
 * Draws the rows below each other on a canvas of the browser. Returns the WebP as base64.
 */
async function draw(rows: readonly Row[], keyHash: string): Promise<string> {
  const { page, close } = await openPage({ keyHash, slow: 'nothing' });
  try {
    return await page.evaluate(
      async ({ drawn, steps }) => {
        const [width, height, gap, line] = [130, 281, 8, 22];
        const canvas = document.createElement('canvas');
        canvas.width = steps.length * (width + gap) + gap;
        canvas.height = drawn.length * (height + 2 * line + gap);
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.font = '14px sans-serif';
        for (const [row, { title, frames }] of drawn.entries()) {
          const top = row * (height + 2 * line + gap);
          context.fillStyle = '#222';
          context.fillText(title, gap, top + line - 6);
          for (const [at, frame] of frames.entries()) {
            const left = gap + at * (width + gap);
            context.fillStyle = '#222';
            context.fillText(`${(steps[at]! / 1000).toFixed(1)} s`, left, top + 2 * line - 6);
            if (frame !== null) {
              const picture = new Image();
              picture.src = `data:image/jpeg;base64,${frame}`;
              await picture.decode();
              context.drawImage(picture, left, top + 2 * line, width, height);
            }
            context.strokeStyle = '#bbb';
            context.strokeRect(left + 0.5, top + 2 * line + 0.5, width - 1, height - 1);
          }
        }
        return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
      },
      { drawn: rows, steps: STEPS },
    );
  } finally {
    await close();
  }
}

/** Writes the first second of a cold load before and after, as pictures every 0.1 s. */
export async function writeFilmstrip({ ports, keyHash }: Served, file: string): Promise<void> {
  const rows = [
    {
      title: 'Rendered in the browser (RENDER=off)',
      frames: await recordFrames(ports.browser, keyHash),
    },
    { title: 'Rendered at the edge', frames: await recordFrames(ports.rendered, keyHash) },
  ];
  await writeFile(file, Buffer.from(await draw(rows, keyHash), 'base64'));
  note(`${file} is written`);
}
