import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
/**
 * The folder of the package that contains a file, from the root of the workspace; no match outside
 * of node_modules.
 */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)(?:\/|$)/;

/** Returns the file; throws when it is in a development package. */
export function refuseDevelopment(file, specifier) {
  const [, folder] = PACKAGE.exec(path.relative(root, file).replaceAll(path.sep, '/')) ?? [];
  if (packages[folder]?.dev)
    throw Object.assign(
      new Error(`Cannot find package '${specifier}': ${folder} is for development`),
      { code: 'ERR_MODULE_NOT_FOUND' },
    );
  return file;
}

/** Hook of `module.register`. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  if (resolved.url.startsWith('file:')) refuseDevelopment(fileURLToPath(resolved.url), specifier);
  return resolved;
}
