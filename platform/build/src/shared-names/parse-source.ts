import { readFileSync } from 'node:fs';
import { type ParseResult, parseSync } from '@babel/core';

/** Parses a TypeScript source. Throws when it cannot be read or parsed. */
export function parseSource(file: string): ParseResult {
  const code = readFileSync(file, 'utf8');
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('.tsx')
    ? ['typescript', 'jsx']
    : ['typescript'];
  const parsed = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceType: 'module',
    parserOpts: { plugins },
  });
  if (!parsed) throw new Error(`${file} has no module in it`);
  return parsed;
}
