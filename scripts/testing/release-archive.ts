import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders of a checkout that a clean one does not have; documents that the API serves are built
 * with a release.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'playwright-report',
]);
const BUILT: ReadonlySet<string> = new Set(['card-form/dist', 'vendor-frame/dist']);

/** Copies a workspace as a clean checkout with its built documents. */
export function copyCheckout(root: string, to: string): void {
  cpSync(root, to, {
    recursive: true,
    filter: (file) => {
      const relative = path.relative(root, file);
      return (
        !LEFT_OUT.has(path.basename(file)) &&
        (!/(^|\/)dist(-[^/]*)?$/.test(relative) || BUILT.has(relative))
      );
    },
  });
}

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly bin?: string | Readonly<Record<string, string>>;
}

function link(target: string, at: string): void {
  mkdirSync(path.dirname(at), { recursive: true });
  if (!existsSync(at)) symlinkSync(target, at);
}

/**
 * Adds the packages that `npm ci --omit=dev` would install to an unpacked release, as links: those
 * that its package-lock.json does not mark as for development, from the installation of `root`, and
 * its own workspaces, without those that are not packed.
 */
export function linkProductionPackages(root: string, release: string): void {
  const { packages } = JSON.parse(
    readFileSync(path.join(release, 'package-lock.json'), 'utf8'),
  ) as { packages: Readonly<Record<string, Locked>> };
  const production = Object.fromEntries(
    Object.entries(packages).filter(([folder, { dev }]) => dev !== true && folder !== ''),
  );
  const isPacked = (folder: string): boolean =>
    existsSync(path.join(release, folder.split('node_modules/')[0] ?? ''));
  const own = Object.entries(production).filter(
    ([folder]) => folder.split('node_modules/').length === 2 && isPacked(folder),
  ); // packages within packages come with them
  for (const [folder, locked] of own) {
    const target =
      locked.link === true ? path.join(release, locked.resolved ?? '') : path.join(root, folder);
    if (!existsSync(target)) continue; // of another platform
    link(target, path.join(release, folder));
    const programs =
      typeof locked.bin === 'object' && folder.startsWith('node_modules/')
        ? Object.entries(locked.bin)
        : [];
    for (const [name, file] of programs)
      link(path.join(target, file), path.join(release, 'node_modules/.bin', name));
  }
  writeFileSync(
    path.join(release, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: production }),
  ); // npm's own list of the installed packages
}

/** Names in a listing of `tar -tvz`: the owner and the mode of each. */
export const listed = (
  listing: string,
): ReadonlyMap<string, { readonly owner: string; readonly mode: string }> =>
  new Map(
    listing
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
      .map(([mode = '', owner = '', , , , name = '']) => [name, { mode, owner }]),
  );
