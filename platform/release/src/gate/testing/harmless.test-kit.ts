import type { BuildRecord } from '@storefront/compositions';
import type { Mutation } from './mutation.test-kit';

const hours = /^page-hours\..*css$/;
const slot = /(\.slot-[\w-]+)\{display:block\}/;
const english = /^locale-en\..*js$/;
const title = /("title":"Delivery data",)/;
const start = /^remote\..*js$/;

const giving =
  (module: string, name: string) =>
  (record: BuildRecord): BuildRecord => ({
    ...record,
    shared: { ...record.shared, [module]: [...(record.shared[module] ?? []), name] },
  });
const exposing =
  (expose: string, file: string) =>
  (record: BuildRecord): BuildRecord => ({
    ...record,
    exposes: {
      ...record.exposes,
      [expose]: { js: [file], css: [], consumes: ['react/jsx-runtime'] },
    },
  });

/** Harmless changes of a usual release. All of them together are one candidate. */
export const harmless: readonly Mutation[] = [
  {
    name: 'the text of a button',
    workspace: 'mf-pizza-builder',
    edits: [[english, /"button":"ADD"/, '"button":"Put it in the cart"']],
  },
  {
    name: 'a colour',
    workspace: 'mf-menu',
    edits: [[hours, slot, '$1{color:rebeccapurple;display:block}']],
  },
  { name: 'a comment', workspace: 'mf-cart', appends: [[start, '/* What the shell starts. */']] },
  {
    name: 'a new event on the bus',
    workspace: 'shell',
    record: giving('@storefront/shared-domain/bus', 'cartBus.shown'),
  },
  {
    name: 'a new widget',
    workspace: 'mf-account',
    adds: { 'widget-greeting.0001.js': '"use strict";' },
    record: exposing('./widgets/greeting', 'widget-greeting.0001.js'),
  },
  {
    name: 'a new page',
    workspace: 'mf-menu',
    adds: { 'page-news.0001.js': '"use strict";' },
    record: exposing('./pages/news', 'page-news.0001.js'),
  },
  {
    name: 'a contract raised by one, with remotes of the one before',
    workspace: 'shell',
    record: (record) => ({ ...record, contract: record.contract + 1 }),
  },
  {
    name: 'a new text',
    workspace: 'mf-delivery',
    edits: [[english, title, '$1"note":"Fields with a star are needed",']],
  },
  {
    name: 'a class with another name',
    workspace: 'mf-cart',
    edits: [
      [/^page-cart\..*css$/, /\.total-(?=[\w-]+\{)/, '.sum-'],
      [/^page-cart\..*js$/, /"total-(?=[\w-]+")/, '"sum-'],
    ],
  },
  {
    name: 'a remote that needs less',
    workspace: 'mf-account',
    record: (record) => ({ ...record, singletons: { ...record.singletons, react: '>=18' } }),
  },
  {
    name: 'less style',
    workspace: 'mf-tracking',
    edits: [[/^page-track\..*css$/, /(\.card-[\w-]+\{)gap:[^;]+;/, '$1']],
  },
  {
    name: 'an animation',
    workspace: 'mf-menu',
    edits: [
      [
        hours,
        /(\.week)(-[\w-]+)\{/,
        '@keyframes appear$2{0%{opacity:0}}$1$2{animation:1s appear$2;',
      ],
    ],
  },
  {
    name: 'a field that a stored cart may lack',
    workspace: 'shell',
    edits: [[/^base\..*js$/, /,crust:([\w$.]+\([\w$.]+\)),/, ',gift:$1,crust:$1,']],
  },
  {
    name: 'a text that speaks of eval and javascript',
    workspace: 'mf-delivery',
    edits: [
      [
        english,
        title,
        '$1"hint":"Never paste javascript: addresses, or eval(code), or onclick= handlers here",',
      ],
    ],
  },
  {
    name: 'a page that is a little larger',
    workspace: 'mf-checkout',
    appends: [
      [
        /^page-payment\.\w+\.js$/,
        ';"A few more words, which nobody has to read, so that the page is a little larger than it was before."',
      ],
    ],
  },
  {
    name: 'styles inside of an own part',
    workspace: 'mf-tracking',
    edits: [[/^page-track\..*css$/, /(\.map-[\w-]+)\{/, '$1 svg,$1>*+*{max-inline-size:100%}$1{']],
  },
  {
    name: 'a new rule',
    workspace: 'shell',
    record: giving('@storefront/shared-domain/rules', 'freeLines'),
  },
  {
    name: 'a remote that uses fewer shared names',
    workspace: 'mf-menu',
    record: (record) => ({
      ...record,
      shared: Object.fromEntries(
        Object.entries(record.shared).map(([module, names]) => [module, names.slice(1)]),
      ),
    }),
  },
  {
    name: 'a button in another colour',
    workspace: 'mf-checkout',
    edits: [
      [
        /^page-payment\.\w+\.js$/,
        /(\{size:"l",wide:!0,)(loading:\w+\|\|)/,
        '$1variant:"secondary",$2',
      ],
    ],
  },
  {
    name: 'a method that is called eval',
    workspace: 'mf-account',
    appends: [[start, ';({eval:a=>a+1}).eval(1);']],
  },
  {
    name: 'one more chunk',
    workspace: 'mf-tracking',
    adds: { 'summary.0001.js': '"use strict";' },
    appends: [[start, ';"summary.0001.js";']],
  },
  {
    name: 'a text in Portuguese',
    workspace: 'mf-cart',
    edits: [[/^locale-pt-br\..*js$/, /("page":\{"title":)"[^"]*"/, '$1"Sua sacola"']],
  },
  {
    name: 'a longer text in Spanish',
    workspace: 'mf-tracking',
    edits: [
      [
        /^locale-es\..*js$/,
        /("page":\{"title":)"[^"]*"/,
        '$1"Tu pedido y todo lo que falta para él"',
      ],
    ],
  },
  {
    name: 'a new text in every language',
    workspace: 'mf-cart',
    edits: [[/^locale-(en|es|pt-br)\..*js$/, /("page":\{)/, '$1"hint":"Menu",']],
  },
  {
    name: 'a chunk of 60 kB that is loaded later',
    workspace: 'mf-account',
    adds: { 'later.0001.js': `"${'Words that are loaded later. '.repeat(2000)}";` },
  },
  {
    name: 'a timer that ends',
    workspace: 'mf-menu',
    appends: [[/^page-hours\..*js$/, ';{const id=setInterval(()=>clearInterval(id),10)};']],
  },
  {
    name: 'one more value in the storage of the browser',
    workspace: 'mf-menu',
    appends: [[/^page-home\..*js$/, ';localStorage.setItem("hintSeen",\'{"v":1,"value":true}\');']],
  },
  {
    name: 'a variable of the platform',
    workspace: 'mf-tracking',
    appends: [[/^page-track\..*js$/, ';globalThis.__storefrontTracking=1;']],
  },
  {
    name: 'a listener on the window that cancels nothing',
    workspace: 'mf-delivery',
    appends: [[/^page-delivery\..*js$/, ';window.addEventListener("click",()=>0,{passive:true});']],
  },
  {
    name: 'a mark for measurements',
    workspace: 'mf-checkout',
    appends: [[/^page-payment\.\w+\.js$/, ';performance.mark("payment");']],
  },
];
