import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import type { BuildRecord } from '@storefront/compositions';
import type { Breaking } from './mutation.test-kit';

const page = /^page-hours\..*js$/;
const css = /^page-hours\..*css$/;
const slot = /(\.slot-[\w-]+\{display:block\})/;

const without =
  (expose: string) =>
  (record: BuildRecord): BuildRecord => ({
    ...record,
    exposes: Object.fromEntries(Object.entries(record.exposes).filter(([key]) => key !== expose)),
  });

/** Uses one more name of a shared module. */
const using =
  (module: string, name: string) =>
  (record: BuildRecord): BuildRecord => ({
    ...record,
    shared: { ...record.shared, [module]: [...(record.shared[module] ?? []), name] },
  });

const inMenu = { workspace: 'mf-menu' } as const;
const planted = (code: string) => ({ ...inMenu, appends: [[page, `;${code};`]] }) as const;

const REACT = readFileSync(
  path.join(workspaceRoot, 'node_modules/react/cjs/react.production.js'),
  'utf8',
);

/** Mutations of a team's own sources that must not be released. */
export const breakingCode: readonly Breaking[] = [
  {
    name: 'a page is removed',
    check: 'pages',
    workspace: 'mf-cart',
    record: without('./pages/notes'),
  },
  {
    name: 'a widget of a slot is removed',
    check: 'pages',
    workspace: 'mf-cart',
    record: without('./widgets/floating-cart-button'),
  },
  {
    name: 'a remote fires an event under a name that the shell does not have',
    check: 'shared-names',
    workspace: 'mf-cart',
    record: using('@storefront/shared-domain/bus', 'cartBus.amountChanged'),
  },
  {
    ...inMenu,
    name: 'a remote uses a rule that no released shell gives yet',
    check: 'shared-names',
    record: using('@storefront/shared-domain/rules', 'roundedUp'),
  },
  {
    ...inMenu,
    name: 'a remote is built against a contract two ahead',
    check: 'contract',
    record: (record) => ({ ...record, contract: record.contract + 2 }),
  },
  {
    ...planted(`!function(exports){${REACT}}({})`),
    name: 'a remote brings its own React',
    check: 'no-copies',
  },
  {
    ...planted('(globalThis.__storefrontCopies??=[]).push(["effector","mf-menu"])'),
    name: 'a remote brings its own effector',
    check: 'no-copies',
  },
  { ...planted('window.eval(document.title)'), name: 'eval', check: 'no-eval' },
  { ...planted('new Function("a",document.title)(1)'), name: 'new Function', check: 'no-eval' },
  {
    ...planted('setTimeout("count("+document.title+")",10)'),
    name: 'a timer with a text',
    check: 'no-eval',
  },
  {
    ...planted(`document.body.innerHTML='<img src="x" onerror="count()">'`),
    name: 'an inline handler',
    check: 'no-eval',
  },
  {
    ...inMenu,
    name: 'a style of a plain element',
    check: 'styles',
    edits: [[css, slot, '$1button{color:red}']],
  },
  {
    ...inMenu,
    name: 'a style of the neighbours of a remote',
    check: 'styles',
    edits: [[css, /(\.week-[\w-]+)\{/, '$1~footer{display:none}$1{']],
  },
  {
    ...inMenu,
    name: 'a token for the whole page',
    check: 'styles',
    edits: [[css, slot, '$1:root{--space-2:0}']],
  },
  {
    name: 'a page of twice the size',
    check: 'size',
    workspace: 'mf-pizza-builder',
    appends: [
      [
        /^page-extra\..*js$/,
        `;"${Array.from({ length: 6000 }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join(' ')}"`,
      ],
    ],
  },
];
