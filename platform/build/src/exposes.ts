import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Exposes of a remote: expose key → source file and the name of its chunk. */
export type Exposes = Record<string, { import: string; name: string }>;

const kinds = [
  { folder: 'pages', suffix: '.page.tsx', chunk: 'page' },
  { folder: 'widgets', suffix: '.widget.tsx', chunk: 'widget' },
] as const;

function listFiles(folder: string, suffix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .sort();
}

function withEdition(dir: string, edition: string, exposes: Exposes): Exposes {
  const folder = `src/editions/${edition}`;
  const replaced = kinds.flatMap(({ folder: kind, suffix }) =>
    listFiles(path.join(dir, folder), suffix).map((file) => ({
      key: `./${kind}/${file.slice(0, -suffix.length)}`,
      file,
    })),
  );
  for (const { key, file } of replaced) {
    const main = exposes[key];
    if (main === undefined)
      throw new Error(
        `${dir}: ${folder}/${file} stands in place of nothing: the main build has no ${key}`,
      );
    exposes[key] = { ...main, import: `./${folder}/${file}` };
  }
  return exposes;
}

/**
 * Exposes of one remote, read from its file names: `src/remote.ts` → `./remote`,
 * `src/pages/home.page.tsx` → `./pages/home`, `src/widgets/button.widget.tsx` →
 * `./widgets/button`. In an edition, the files of `src/editions/<edition>` replace those of
 * the same name. Throws when `src/remote.ts` is missing (without it the shell cannot start the
 * remote), and when an edition has a page that the remote lacks.
 */
export function findExposes(dir: string, edition: string | null = null): Exposes {
  if (!existsSync(path.join(dir, 'src/remote.ts')))
    throw new Error(`${dir}: src/remote.ts is missing`);
  const exposes: Exposes = { './remote': { import: './src/remote.ts', name: 'remote' } };
  for (const { folder, suffix, chunk } of kinds) {
    for (const file of listFiles(path.join(dir, 'src', folder), suffix)) {
      const name = file.slice(0, -suffix.length);
      exposes[`./${folder}/${name}`] = {
        import: `./src/${folder}/${file}`,
        name: `${chunk}-${name}`,
      };
    }
  }
  return edition === null ? exposes : withEdition(dir, edition, exposes);
}
