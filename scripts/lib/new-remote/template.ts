import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { NewRemote } from './names';

const folder = path.join(import.meta.dirname, 'template');
const ENDING = '.template';

const filled = (text: string, { remote, topic, part, link, title, path: at }: NewRemote): string =>
  text
    .replaceAll('__REMOTE__', remote)
    .replaceAll('__TOPIC__', topic)
    .replaceAll('__PART__', part)
    .replaceAll('__LINK__', link)
    .replaceAll('__TITLE__', title)
    .replaceAll('__PATH__', at);

/** Files of a new remote by their paths inside its folder, without its `package.json`. */
export function templateFiles(names: NewRemote): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ENDING),
  );
  return new Map(
    files
      .sort()
      .map((file) => [
        filled(file.slice(0, -ENDING.length), names),
        filled(readFileSync(path.join(folder, file), 'utf8'), names),
      ]),
  );
}
