import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, workspaceRoot } from '@storefront/build/workspace';
import type { BuildRecord } from '@storefront/compositions';

/**
 * Packages that no script of the menu's home page may contain: docs/adr/0017-dayjs.md, and the
 * numbers of all countries (docs/rules/countries.md).
 */
const PACKAGES = ['/node_modules/dayjs/', '/node_modules/libphonenumber-js/'] as const;

const record = (workspace: string): BuildRecord =>
  JSON.parse(
    readFileSync(path.join(workspaceRoot, workspace, 'dist/build.json'), 'utf8'),
  ) as BuildRecord;

/** Whether a built script contains a module of the packages, by the sources of its map. */
function contains(
  workspace: string,
  file: string,
  packages: readonly string[] = PACKAGES,
): boolean {
  const map = readFileSync(path.join(workspaceRoot, workspace, 'dist', `${file}.map`), 'utf8');
  const { sources } = JSON.parse(map) as { sources: string[] };
  return sources.some((source) => packages.some((each) => source.includes(each)));
}

const shell = record('shell');
const withPackage = (keys: Iterable<string>, packages?: readonly string[]): string[] =>
  [...keys].flatMap((key) =>
    (shell.exposes[key]?.js ?? []).filter((file) => contains('shell', file, packages)),
  );

test('the start script and the first load are without them', () => {
  const files = [shell.boot!, ...shell.entry.js];
  expect(files.filter((file) => contains('shell', file))).toEqual([]);
});

test('the home page of the menu, and the shared modules it loads, are without them', () => {
  const { entry, exposes } = record('mf-menu');
  const parts = [entry, exposes['./remote']!, exposes['./pages/home']!];
  const files = parts.flatMap(({ js }) => js);
  expect(files.filter((file) => contains('mf-menu', file))).toEqual([]);
  const consumed = new Set(parts.flatMap(({ consumes }) => consumes));
  expect([...consumed]).toContain('@storefront/shared-domain/menu-rules');
  expect(withPackage(consumed)).toEqual([]);
});

test('the home page of the menu starts without the entry of all contracts', () => {
  const { exposes } = record('mf-menu');
  expect(exposes['./pages/home']!.consumes).not.toContain('@storefront/shared-domain/contracts');
});

test('every widget, which the home page may show, is without the packages', () => {
  const widgets = remoteNames.flatMap((workspace) =>
    Object.entries(record(workspace).exposes).flatMap(([key, { js, consumes }]) =>
      key.startsWith('./widgets/') ? [{ workspace, js, consumes }] : [],
    ),
  );
  expect(widgets.length).toBeGreaterThan(0);
  for (const { workspace, js, consumes } of widgets) {
    expect(js.filter((file) => contains(workspace, file))).toEqual([]);
    expect(withPackage(consumes)).toEqual([]);
  }
});

test.each([
  ['@storefront/shared-domain/schedule', PACKAGES[0]],
  ['@storefront/shared-domain/phones', PACKAGES[1]],
])('%s contains %s, which proves that the search finds it', (entry, each) =>
  expect(withPackage([entry], [each])).toHaveLength(1),
);
