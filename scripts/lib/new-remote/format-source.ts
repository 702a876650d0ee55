import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';

const options = (): object =>
  JSON.parse(readFileSync(path.join(workspaceRoot, '.prettierrc.json'), 'utf8')) as object;

/**
 * The text as `npm run format` writes it. Throws a `SyntaxError` when the text is invalid in the
 * language of the file's extension.
 */
export async function formatSource(file: string, text: string): Promise<string> {
  // Loaded on demand: an installation for production does not have it.
  const { format } = await import('prettier/standalone');
  const plugins = await Promise.all([
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
    import('prettier/plugins/postcss'),
    import('prettier/plugins/babel'),
  ]);
  return format(text, { ...options(), filepath: file, plugins });
}
