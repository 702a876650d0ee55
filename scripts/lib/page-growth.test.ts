import { createHash } from 'node:crypto';
import type { BuildRecord, BuildRef, PageDocument, Route } from '@storefront/compositions';
import { recordKey } from '@storefront/compositions';
import { aBuild, aShell } from '@storefront/compositions/testing';
import { renderPage } from '../../platform/edge/src/html';
import { pageCompositions } from '../../platform/edge/src/page-compositions';
import { restFile } from '../../platform/edge/src/rest-file';
import { firstFiles } from '../../shell/src/boot/first-files';

/** Numbers of remotes of one composition. */
const COUNTS = [3, 8, 50, 200] as const;

/** Hexadecimal digits that compress as badly as those of a real hash. */
const digits = (text: string): string => createHash('sha256').update(text).digest('hex');
const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Names of remotes have no digits: `mf-a`, `mf-b` … `mf-hr`. */
const nameOf = (index: number): string =>
  `mf-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;

const routeOf = (remote: string, index: number): Route => ({
  path: index === 0 ? '' : remote,
  pages: [{ remote, page: 'home' }],
});

/** A shell with a page of every remote, and widgets of two. */
function anOpened(count: number, shellChanges: Partial<BuildRecord> = { fetchesRest: true }) {
  const names = Array.from({ length: count }, (_, index) => nameOf(index));
  const shell = aShell(names.map(routeOf), {
    slots: names.slice(1, 3).map((name) => `${name}/widget`),
    ...shellChanges,
  });
  const builds = [shell, ...names.map((name) => aBuild(name, ['home', 'other']))].map((build) => ({
    ...build,
    sharedFiles: true as const,
    contentHash: digits(build.name),
    files: build.files.map((file) => ({ ...file, integrity: integrityOf(build.name + file.path) })),
  }));
  const refs: BuildRef[] = builds.map(({ name, contentHash }) => ({
    name,
    id: `1.0.0-${contentHash.slice(0, 12)}`,
    contentHash,
  }));
  return {
    composition: { hash: digits(String(count)), contract: 3, builds: refs, previous: refs },
    records: new Map(refs.map((ref, at) => [recordKey(ref), builds[at]!])),
    baseOf: (name: string, id: string) => `/builds/${name}/${id}/`,
    boot: 'start();',
    inline: new Map<string, string>(),
    worker: null,
    shell: builds[0]!,
  };
}

const SERVED = {
  composition: '',
  experiments: [],
  variants: {},
  revoked: [],
  origins: [],
  revision: 1,
};

function measure(count: number, shellChanges?: Partial<BuildRecord>) {
  const opened = anOpened(count, shellChanges);
  const pages = pageCompositions(opened, SERVED);
  const route = opened.shell.routes?.[0] ?? null;
  const composition = pages.at(route);
  const page: PageDocument = {
    config: {
      apiBase: '/api',
      mediaBase: '/media',
      channel: 'stable',
      revision: 1,
      language: 'en',
      modules: [],
      origins: [],
      newsUrl: '/channel.json',
    },
    composition,
    experiments: [],
    variants: {},
    revoked: [],
  };
  const place = { origin: null, base: '/pizzeria', path: '' };
  const { start, ahead } = firstFiles(
    composition,
    { restaurantUrl: 'pizzeria', pages: route?.pages as never },
    'en',
  );
  return {
    html: renderPage({ page, defaultLanguage: 'en', boot: opened.boot, head: null, place }).length,
    requests: [start, ahead].flatMap(({ scripts, styles }) => [...scripts, ...styles]).length,
    records: pages.opened.records.size,
    route: JSON.stringify(pages.at(opened.shell.routes?.at(-1) ?? null).remotes).length,
    rest: restFile(opened).text.length,
  };
}

const figures = COUNTS.map((count) => measure(count));

test('the HTML, the requests of its first load, and the stored records do not depend on the number of remotes', () => {
  const [few] = figures;
  for (const { html, requests, records } of figures)
    expect({ html, requests, records }).toEqual({
      html: few!.html,
      requests: few!.requests,
      records: few!.records,
    });
  // entry and texts of the shell; entry, remote, page and texts of the first remote
  expect(few!.requests).toBe(6);
});

test('of a route, the edge stores as much with 200 remotes as with 8', () => {
  const [, some, , many] = figures;
  expect(many!.route).toBe(some!.route);
});

test('what grows is the file that other routes fetch: at most 2 kB for a remote of two pages', () => {
  const [few, , , many] = figures;
  expect((many!.rest - few!.rest) / (200 - 3)).toBeLessThan(2048);
});
