import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { FiguresApi } from '../experiments/read-figures';
import { type Store, StoreError } from '../store';

export interface ApiFlags {
  readonly api: string;
  readonly key?: string;
}

function readAddress(text: string): string {
  if (!/^https?:\/\/[^\s?#]+$/.test(text))
    throw new InvalidArgumentError('Give the address of the API, e.g. http://localhost:8080/api.');
  return text;
}

/** The options of every subcommand that requests data from the API of a running storefront. */
export const withApiOptions = (command: Command, { isRequired = true } = {}): Command =>
  command[isRequired ? 'requiredOption' : 'option'](
    '--api <url>',
    'where the API answers, e.g. http://localhost:8080/api',
    readAddress,
  ).option(
    '--key <key>',
    "an operator's key with the scope figures; else OPERATOR_KEY, else the one in the data folder beside the store",
  );

/** The API with the operator's key. Throws `StoreError` when no key is to be found. */
export async function figuresApi(
  { root }: Store,
  { api, key = process.env['OPERATOR_KEY'] }: ApiFlags,
): Promise<FiguresApi> {
  const file = path.join(root, '..', 'api', 'operator-key');
  const found = key || (await readFile(file, 'utf8').catch(() => ''));
  if (found === '')
    throw new StoreError(
      `no operator key: give --key or OPERATOR_KEY, or run this where ${file} is`,
    );
  return { url: api, key: found.trim() };
}
