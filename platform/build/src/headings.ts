import type { RemoteDeclaration } from '@storefront/compositions';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Packed, packed } from './packed';
import { workspaceRoot } from './workspace';

/** Catalogues of texts that remotes may use beside their own. */
const SHARED: Readonly<Record<string, string>> = { shell: 'shell', domain: 'shared-domain' };

const englishIn = (folder: string): unknown => {
  const file = path.join(folder, 'src/locales/en.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** English texts of the shell and of the domain, by their namespaces. */
export const sharedTexts = (): Packed['texts'] =>
  packed?.texts ??
  Object.fromEntries(
    Object.entries(SHARED).map(([namespace, folder]) => [
      namespace,
      englishIn(path.join(workspaceRoot, folder)) as Packed['texts'][string],
    ]),
  );

function hasText(catalogue: unknown, key: string): boolean {
  let texts = catalogue;
  for (const part of key.split('.'))
    texts =
      typeof texts === 'object' && texts !== null
        ? (texts as Readonly<Record<string, unknown>>)[part]
        : undefined;
  return typeof texts === 'string';
}

/** Throws for a heading or title of a declaration that no catalogue of the remote in `dir` has. */
export function checkHeadings(name: string, dir: string, { pages }: RemoteDeclaration): void {
  const shared = sharedTexts();
  pages.forEach(({ heading, title, dialogs = [] }, page) => {
    const texts = [
      ['heading', heading],
      ['title', title],
      ...dialogs.map((dialog, index) => [`dialogs[${index}].heading`, dialog.heading]),
    ] as const;
    for (const [field, text] of texts) {
      const [namespace = '', key = ''] = text?.split(':') ?? [];
      if (key === '') continue;
      if (hasText(shared[namespace] ?? englishIn(dir), key)) continue;
      throw new Error(
        `${name}: src/declaration.ts, pages[${page}].${field}: no text ${text}: ` +
          'add it to src/locales, or correct the key',
      );
    }
  });
}
