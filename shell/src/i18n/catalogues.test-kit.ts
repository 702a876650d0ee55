import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import type { Language } from '@storefront/shared-domain/contracts';
import type { Catalogue } from '@storefront/shared-domain/remote';

const speakers = {
  shell: 'shell',
  domain: 'shared-domain',
  ...Object.fromEntries(remoteNames.map((name) => [name, name])),
};

/** Texts of the shell, the domain and all remotes in a language, by namespace. */
export const catalogueTexts = (language: Language): Record<string, Catalogue> =>
  Object.fromEntries(
    Object.entries(speakers).map(([namespace, workspace]) => [
      namespace,
      JSON.parse(
        readFileSync(path.join(workspaceRoot, workspace, `src/locales/${language}.json`), 'utf8'),
      ) as Catalogue,
    ]),
  );
