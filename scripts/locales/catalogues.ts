import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@storefront/build/workspace';
import type { Language } from '@storefront/shared-domain/contracts';

export const root = path.resolve(__dirname, '../..');

/** Rooms with texts, and the namespace of each. */
export const speakers: Readonly<Record<string, string>> = {
  shell: 'shell',
  ...Object.fromEntries(remoteNames.map((name) => [name, name])),
  'card-form': 'card-form',
  'shared-domain': 'domain',
};

export type Workspace = string;
export const workspaces = Object.keys(speakers);

export type Texts = { readonly [key: string]: string | Texts };

export const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );

/** All texts of a workspace in a language by their full keys, in the order of the file. */
export function readCatalogue(
  workspace: Workspace,
  language: Language,
): ReadonlyMap<string, string> {
  const file = path.join(root, workspace, `src/locales/${language}.json`);
  return new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Texts));
}

export const findWorkspace = (namespace: string): Workspace | undefined =>
  workspaces.find((workspace) => speakers[workspace] === namespace);

/** `count` of i18next: `key` represents `key_one`, `key_other` … */
export const withoutPlural = (key: string): string =>
  key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Variables of a text: `{{name}}` → `name`. */
export const findVariables = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();
