import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of pages in a declaration as Prettier writes it: those of dialogs are further inside. */
const PATH = /^(?: {6}| {4}\{ )path: '([^']*)'/gm;

/** The remote at `root` that declares a page at a path, or below it; null without one. */
export function findClaimant(root: string, wanted: string): string | null {
  const isTaken = (path: string): boolean => path === wanted || path.startsWith(`${wanted}/`);
  const found = readdirSync(root).find((folder) => {
    const file = path.join(root, folder, 'src/declaration.ts');
    if (!folder.startsWith('mf-') || !existsSync(file)) return false;
    return [...readFileSync(file, 'utf8').matchAll(PATH)].some(([, at = '']) => isTaken(at));
  });
  return found ?? null;
}
