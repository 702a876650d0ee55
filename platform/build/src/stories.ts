import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The stories of a workspace: its files by the names of the stories. */
export interface Stories {
  readonly files: Readonly<Record<string, string>>;
  /** File with the data of its pages. */
  readonly screens?: string;
}

const SUFFIX = '.story.ts';
const SCREENS = 'screens.ts';

/**
 * The stories of a workspace, whose names its declaration states. Throws for a declared story without
 * a file, and for a file that is not declared.
 */
export function findStories(
  dir: string,
  capabilities: Readonly<Record<string, string>> = {},
): Stories {
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
  return {
    files: Object.fromEntries(names.map((name, at) => [name, path.join(folder, found[at] ?? '')])),
    ...(existsSync(path.join(folder, SCREENS)) ? { screens: path.join(folder, SCREENS) } : {}),
  };
}
