import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration } from '@storefront/compositions';
import { workspaceRoot } from './workspace';

/** Catalogues of texts that remotes may use beside their own. */
const SHARED: Readonly<Record<string, string>> = { shell: 'shell', domain: 'shared-domain' };

function hasText(folder: string, key: string): boolean {
  const file = path.join(folder, 'src/locales/en.json');
  if (!existsSync(file)) return false;
  let texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.'))
    texts =
      typeof texts === 'object' && texts !== null
        ? (texts as Readonly<Record<string, unknown>>)[part]
        : undefined;
  return typeof texts === 'string';
}

/** Throws for a heading or title of a declaration that no catalogue of the remote in `dir` has. */
export function checkHeadings(name: string, dir: string, { pages }: RemoteDeclaration): void {
  pages.forEach(({ heading, title, dialogs = [] }, page) => {
    const texts = [
      ['heading', heading],
      ['title', title],
      ...dialogs.map((dialog, index) => [`dialogs[${index}].heading`, dialog.heading]),
    ] as const;
    for (const [field, text] of texts) {
      const [namespace = '', key = ''] = text?.split(':') ?? [];
      if (key === '') continue;
      const folder = SHARED[namespace];
      if (hasText(folder === undefined ? dir : path.join(workspaceRoot, folder), key)) continue;
      throw new Error(
        `${name}: src/declaration.ts, pages[${page}].${field}: no text ${text}: ` +
          'add it to src/locales, or correct the key',
      );
    }
  });
}
