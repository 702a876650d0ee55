import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the specs in a folder that scan a page; folders of pictures lie beside them. */
export const scanningSpecs = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.spec.ts'))
    .map(({ name }) => name)
    .filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('expectAccessible'));
