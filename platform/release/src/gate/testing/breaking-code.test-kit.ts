import type { Breaking } from './mutation.test-kit';

const page = 'mf-menu/src/pages/hours.page.tsx';
const body = 'export default function HoursPage() {';

/** What a team writes into its own sources and must not release. */
export const breakingCode: readonly Breaking[] = [
  { name: 'a page is removed', check: 'pages', room: 'mf-cart', removes: ['mf-cart/src/pages/notes.page.tsx'] },
  { name: 'a widget of a slot is removed', check: 'pages', room: 'mf-cart', removes: ['mf-cart/src/widgets/floating-cart-button.widget.tsx'] },
  {
    name: 'a remote fires an event under a name that the shell does not know', check: 'shared-names', room: 'mf-cart',
    edits: [['mf-cart/src/features/lines/lines.model.ts', 'cartBus.quantityChanged', 'cartBus.amountChanged']],
  },
  {
    name: 'a remote uses a rule that no released shell gives yet', check: 'shared-names', room: 'mf-menu',
    edits: [[page, `import { ServicePage }`, `import { roundedUp } from '@storefront/shared-domain/rules';\nimport { ServicePage }`], [page, body, `${body}\n  roundedUp();`]],
  },
  {
    name: 'a remote is built against a contract two ahead', check: 'contract', room: 'mf-menu',
    edits: [['shared-domain/src/remote/define-remote.ts', 'REMOTE_CONTRACT = 1', 'REMOTE_CONTRACT = 3']],
  },
  {
    name: 'a remote brings its own React', check: 'no-copies', room: 'mf-menu',
    edits: [[page, `import { ServicePage }`, `import * as own from '../../../node_modules/react/cjs/react.production.js';\nimport { ServicePage }`], [page, body, `${body}\n  document.title = own.version;`]],
  },
  {
    name: 'a remote brings its own effector', check: 'no-copies', room: 'mf-menu',
    edits: [[page, `import { ServicePage }`, `import * as own from '../../../node_modules/effector/effector.mjs';\nimport { ServicePage }`], [page, body, `${body}\n  own.createStore(0);`]],
  },
  { name: 'eval', check: 'no-eval', room: 'mf-menu', edits: [[page, body, `${body}\n  window.eval(document.title);`]] },
  { name: 'new Function', check: 'no-eval', room: 'mf-menu', edits: [[page, body, `${body}\n  new Function('a', document.title)(1);`]] },
  { name: 'a timer with a text', check: 'no-eval', room: 'mf-menu', edits: [[page, body, `${body}\n  setTimeout('count(' + document.title + ')', 10);`]] },
  { name: 'an inline handler', check: 'no-eval', room: 'mf-menu', edits: [[page, body, `${body}\n  document.body.innerHTML = '<img src="x" onerror="count()">';`]] },
  {
    name: 'a style of a plain element', check: 'styles', room: 'mf-menu',
    edits: [['mf-menu/src/features/hours/opening-hours.module.css', '.slot { display: block; }', '.slot { display: block; }\n:global(button) { color: red; }']],
  },
  {
    name: 'a style of the neighbours of a remote', check: 'styles', room: 'mf-menu',
    edits: [['mf-menu/src/features/hours/opening-hours.module.css', '.slot { display: block; }', '.slot { display: block; }\n.week ~ footer { display: none; }']],
  },
  {
    name: 'a token for the whole page', check: 'styles', room: 'mf-menu',
    edits: [['mf-menu/src/features/hours/opening-hours.module.css', '.slot { display: block; }', '.slot { display: block; }\n:root { --space-2: 0; }']],
  },
  {
    name: 'a page of twice the size', check: 'size', room: 'mf-pizza-builder',
    adds: { 'mf-pizza-builder/src/features/extras/heavy.ts': `export const heavy = ${JSON.stringify(Array.from({ length: 6000 }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join(' '))};\n` },
    edits: [['mf-pizza-builder/src/pages/extra.page.tsx', 'import { AddFooter }', `import { heavy } from '../features/extras/heavy';\nimport { AddFooter }`], ['mf-pizza-builder/src/pages/extra.page.tsx', 'const [query] = useSearchParams();', 'const [query] = useSearchParams();\n  document.body.dataset.heavy = heavy;']],
  },
  {
    name: 'a page that throws when it is rendered', check: 'story', room: 'mf-checkout',
    edits: [['mf-checkout/src/pages/payment.page.tsx', `const { t } = useTranslation(['mf-checkout', 'domain']);`, `const { t } = useTranslation(['mf-checkout', 'domain']);\n  if (t('page.title') !== '') throw new Error('planted');`]],
  },
  { name: 'a page off the story that throws when it is rendered', check: 'openings', room: 'mf-menu', edits: [[page, body, `${body}\n  if (document.title !== '') throw new Error('planted');`]] },
  { name: 'a button that leads nowhere', check: 'story', room: 'mf-cart', edits: [['mf-cart/src/features/finish/finish-button.tsx', 'navigate(path, { state: FINISHING })', 'void [path, navigate, FINISHING]']] },
];
