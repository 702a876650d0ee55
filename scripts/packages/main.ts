import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PACKED, describeRepository } from '@storefront/build/packing';
import { workspaceRoot } from '@storefront/build/workspace';
import { say, secondsSince } from '../lib/say';
import { bundle } from './bundle';
import { emitDeclarations, reachedFrom } from './declarations';
import { type Entry, type Package, packages } from './entries';
import { manifestOf } from './manifest';

const run = promisify(execFile);
const TYPES = 'dist/types';
const declarationOf = ({ source }: Entry): string => source.replace(/\.tsx?$/, '.d.ts');
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const readmeOf = ({ name, description }: Package): string =>
  `# ${name}\n\n${description}\n\nIt is written by \`npm run tool packages\` of the storefront's repository, ` +
  'whose page docs/develop-a-remote.md describes it.\n';

/** The files of a package by their paths. */
async function filesOf(
  it: Package,
  declarations: ReadonlyMap<string, string>,
): Promise<{ files: Map<string, string>; copies: Package['copies'] }> {
  const groups = [...it.groups, ...it.untyped.map((entry) => [entry])];
  const bundles = await Promise.all(groups.map((group) => bundle(group, it.contains)));
  const types = reachedFrom(it.groups.flat().map(declarationOf), declarations);
  const code = new Set(bundles.flatMap(({ imports }) => [...imports]));
  const files = new Map([
    ...bundles.flatMap((bundled) => [...bundled.files]),
    ...[...types.files].map(([file, text]) => [path.join(TYPES, file), text] as const),
    [
      'package.json',
      json(
        manifestOf(it, { code, types: types.imports }, (entry) =>
          path.join(TYPES, declarationOf(entry)),
        ),
      ),
    ],
    ['README.md', readmeOf(it)],
  ]);
  return { files, copies: [...it.copies, ...bundles.flatMap(({ copies }) => copies)] };
}

async function pack(
  files: ReadonlyMap<string, string>,
  copies: Package['copies'],
  to: string,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-package-'));
  try {
    const place = async (file: string): Promise<string> => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      return path.join(folder, file);
    };
    for (const [file, text] of files) await writeFile(await place(file), text);
    for (const [from, copy] of [...copies, ['LICENSE', 'LICENSE'] as const])
      await copyFile(path.join(workspaceRoot, from), await place(copy));
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', to], {
      cwd: folder,
    });
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `npm run tool packages [folder]`: writes the packages for teams as tarballs. */
export async function main([folder = '.cache/packages']: readonly string[]): Promise<void> {
  const start = performance.now();
  const to = path.resolve(folder);
  await mkdir(to, { recursive: true });
  const all = packages();
  const entries = all.flatMap(({ groups }) => groups.flat());
  const declarations = await emitDeclarations(entries.map(({ source }) => source));
  for (const it of all) {
    const { files, copies } = await filesOf(it, declarations);
    if (it.name === '@storefront/build') files.set(`dist/${PACKED}`, json(describeRepository()));
    say(path.join(to, await pack(files, copies, to)));
  }
  say(`Written in ${secondsSince(start)}.`);
}
