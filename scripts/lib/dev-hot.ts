import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type BuildTarget,
  type HotUpdate,
  hotFolder,
  splitTarget,
  workspaceRoot,
} from '@storefront/build';
import type { BuildRecord, PageDocument } from '@storefront/compositions';
import { pageBuilds, recordKey } from '@storefront/compositions';
import type { CurrentPage, Handler } from '@storefront/edge';
import { FOR_EVERY_ORIGIN } from './dev-events';
import { PlainError } from './say';

const rspack = path.join(workspaceRoot, 'node_modules/@rspack/cli/bin/rspack.js');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

/** One remote that is built again on every change of its sources. */
export type HotRemote = Awaited<ReturnType<typeof startHotRemote>>;

/**
 * The page needs only the entry, which has a hash like every other; the other files are replaced
 * while the page is open and requested without preloads.
 */
const entryAlone = (record: BuildRecord): BuildRecord => ({
  ...record,
  entry: { ...record.entry, js: record.entry.js.filter((file) => !file.includes('.hot-update.')) },
  exposes: {},
  locales: {},
});

function withBuild(document: PageDocument, record: BuildRecord, base: string): PageDocument {
  const { composition } = document;
  const ref = { name: record.name, id: 'hot', contentHash: record.contentHash };
  const opened = { records: new Map([[recordKey(ref), record]]), baseOf: () => base };
  const build = pageBuilds([ref], opened, null, {});
  return {
    ...document,
    composition: { ...composition, remotes: { ...composition.remotes, ...build } },
  };
}

/** Starts building a remote or an edition of one; `received` is called for every build. */
export async function startHotRemote(target: BuildTarget, received: (update: HotUpdate) => void) {
  const { workspace, edition } = splitTarget(target);
  const folder = hotFolder(target);
  const base = `/__dev/builds/${target}/`;
  let record: BuildRecord | null = null;
  await rm(folder, { recursive: true, force: true });
  const child = spawn(process.execPath, [rspack, 'build', '--watch', '-c', 'rspack.config.ts'], {
    cwd: path.join(workspaceRoot, workspace),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      STOREFRONT_HOT: '1',
      BUILD_EDITION: edition ?? '',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (update: HotUpdate) => {
      const reported =
        update.problems.length === 0
          ? readFile(path.join(folder, 'build.json'), 'utf8').then(
              (text) => void (record = entryAlone(JSON.parse(text) as BuildRecord)),
            )
          : Promise.resolve();
      reported.then(() => received(update)).then(resolve, reject);
    });
    child.on('exit', (code) =>
      reject(new PlainError(`The build of ${target} ended (${code}): its words are above.`)),
    );
  });
  return {
    /** Settles with the first build, successful or not. */
    ready,
    /**
     * Serves the files of the newest build, also to a storefront on another origin with an override.
     */
    wrap:
      (handler: Handler): Handler =>
      (request, response) => {
        const [pathname = ''] = (request.url ?? '').split('?', 1);
        if (!pathname.startsWith(base)) return handler(request, response);
        const file = path.basename(pathname);
        const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
        const body =
          file === 'build.json'
            ? Promise.resolve(JSON.stringify(record))
            : readFile(path.join(folder, file));
        body.then(
          (bytes) =>
            response
              .writeHead(200, {
                'content-type': type,
                'cache-control': 'no-store',
                ...FOR_EVERY_ORIGIN,
              })
              .end(bytes),
          () => response.writeHead(404).end(),
        );
      },
    /** Replaces the composition's build with the newest successful one. */
    inPlace: (page: CurrentPage): CurrentPage => ({
      ...page,
      document: (at, restaurant) =>
        record === null
          ? page.document(at, restaurant)
          : withBuild(page.document(at, restaurant), record, base),
    }),
    close: async (): Promise<void> => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
