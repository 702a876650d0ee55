import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SUFFIX = '.story.ts';

/**
 * Files of the stories of a workspace by their names, as its declaration states them. Throws for a declared story without a file, and for a
 * file that is not declared.
 */
export function storiesOf(
  dir: string,
  capabilities: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const folder = path.join(dir, 'stories');
  const found = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(SUFFIX))
        .sort()
    : [];
  const names = found.map((file) => file.slice(0, -SUFFIX.length));
  const missing = Object.keys(capabilities).find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new Error(
      `${dir}: declares the capability "${missing}", but there is no stories/${missing}${SUFFIX}: ` +
        'add the story, or remove the capability',
    );
  const undeclared = names.find((name) => capabilities[name] === undefined);
  if (undeclared !== undefined)
    throw new Error(
      `${dir}/stories/${undeclared}${SUFFIX} is not declared: ` +
        `add "${undeclared}" to the capabilities, with a sentence about what it proves`,
    );
  return Object.fromEntries(names.map((name, at) => [name, path.join(folder, found[at] ?? '')]));
}
