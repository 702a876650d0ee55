import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@storefront/build/workspace';
import type { Breaking } from './mutation.test-kit';

const inCart = { workspace: 'mf-cart' } as const;
const portuguese = /^locale-pt-br\..*js$/;

const I18NEXT = readFileSync(
  path.join(workspaceRoot, 'node_modules/i18next/dist/cjs/i18next.js'),
  'utf8',
);

/** A text of so many characters that cannot be compressed much. */
const noise = (characters: number): string => {
  let text = '';
  for (let index = 1; text.length < characters; index += 1)
    text += ((index * 2654435761) >>> 0).toString(36);
  return text;
};

/** Mutations of texts, of code that is loaded later, and further second copies. */
export const breakingTexts: readonly Breaking[] = [
  {
    ...inCart,
    name: 'a Portuguese catalog without any text',
    check: 'texts',
    edits: [[portuguese, /JSON\.parse\('(?:[^'\\]|\\.)*'\)/, "JSON.parse('{}')"]],
  },
  {
    ...inCart,
    name: 'an empty text',
    check: 'texts',
    edits: [[portuguese, /("page":\{"title":)"[^"]*"/, '$1""']],
  },
  {
    ...inCart,
    name: 'a text that Spanish lacks',
    check: 'texts',
    edits: [[/^locale-es\..*js$/, /("page":\{)"title":"[^"]*",/, '$1']],
  },
  {
    ...inCart,
    name: 'English in Portuguese',
    check: 'texts',
    edits: [[portuguese, /("page":\{"title":)"[^"]*"/, '$1"What is in your cart"']],
  },
  {
    ...inCart,
    name: 'a text that lost its value',
    check: 'texts',
    edits: [[portuguese, /("quantity":)"[^"]*"/, '$1"Quantidade"']],
  },
  {
    workspace: 'mf-tracking',
    name: 'three megabytes in a chunk that is loaded later',
    check: 'size',
    adds: { 'extra.0001.js': `"${noise(3_000_000)}";` },
  },
  {
    workspace: 'mf-tracking',
    name: 'many chunks that are loaded later',
    check: 'size',
    adds: Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`extra-${index}.0001.js`, `"${noise(60_000)}";`]),
    ),
  },
  {
    ...inCart,
    name: 'a remote brings Preact',
    check: 'no-copies',
    adds: {
      'preact.0001.js':
        'const h=(t,p,k,r,v)=>({type:t,props:p,key:k,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,' +
        'constructor:void 0,__v:v});h();',
    },
  },
  {
    ...inCart,
    name: 'a remote brings its own i18next',
    check: 'no-copies',
    adds: { 'i18next.0001.js': `!function(module){${I18NEXT}}({});` },
  },
  {
    ...inCart,
    name: 'a remote brings React 18',
    check: 'no-copies',
    adds: {
      'react.0001.js':
        '!function(e){e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={};e.version="18.3.1"}({});',
    },
  },
];
