import type { Mutation } from './mutation.test-kit';

const css = 'mf-menu/src/features/hours/opening-hours.module.css';

/** What teams release every day. Changes of one group are in different rooms: they are released together. */
export const harmless: readonly (readonly Mutation[])[] = [
  [
    { name: 'the text of a button', room: 'mf-pizza-builder', edits: [['mf-pizza-builder/src/locales/en.json', '"button": "ADD"', '"button": "Put it in the cart"']] },
    { name: 'a colour', room: 'mf-menu', edits: [[css, '.slot { display: block; }', '.slot { display: block; color: rebeccapurple; }']] },
    { name: 'a comment', room: 'mf-cart', edits: [['mf-cart/src/remote.ts', 'export const remote', '/** What the shell starts. */\nexport const remote']] },
    { name: 'a new event on the bus', room: 'shell', edits: [['shared-domain/src/bus/cart.ts', '/** A line was taken out whole.', '/** The cart was shown. */\nexport const shown = createEvent();\n\n/** A line was taken out whole.']] },
    {
      name: 'a part moved into a chunk of its own', room: 'mf-tracking',
      edits: [['mf-tracking/src/pages/track.page.tsx', `import { useTranslation }`, `import { lazy, Suspense } from 'react';\nimport { useTranslation }`], ['mf-tracking/src/pages/track.page.tsx', `import { OrderSummary } from '../features/summary/order-summary';\n`, ''], ['mf-tracking/src/pages/track.page.tsx', `/** Follows an order`, `const OrderSummary = lazy(() => import('../features/summary/order-summary').then((module) => ({ default: module.OrderSummary })));\n\n/** Follows an order`], ['mf-tracking/src/pages/track.page.tsx', '<OrderSummary order={order} />', '<Suspense><OrderSummary order={order} /></Suspense>']],
    },
    { name: 'a new widget', room: 'mf-account', adds: { 'mf-account/src/widgets/greeting.widget.tsx': 'export default function Greeting() {\n  return <p>Hello</p>;\n}\n' } },
  ],
  [
    { name: 'a new page', room: 'mf-menu', adds: { 'mf-menu/src/pages/news.page.tsx': 'export default function NewsPage() {\n  return <h1>News</h1>;\n}\n' } },
    { name: 'a contract raised by one, with remotes of the one before', room: 'shell', edits: [['shared-domain/src/remote/define-remote.ts', 'REMOTE_CONTRACT = 1', 'REMOTE_CONTRACT = 2']] },
    { name: 'a new text', room: 'mf-delivery', edits: [['mf-delivery/src/locales/en.json', '"title": "Delivery data",', '"title": "Delivery data",\n    "hint": "Fields with a star are needed",']] },
    { name: 'a class with another name', room: 'mf-cart', edits: [['mf-cart/src/features/finish/cart-footer.module.css', '.total {', '.sum {'], ['mf-cart/src/features/finish/cart-footer.tsx', 'styles.total', 'styles.sum']] },
    { name: 'a remote that needs less', room: 'mf-account', record: (record) => ({ ...record, singletons: { ...record.singletons, react: '>=18' } }), edits: [['mf-account/src/remote.ts', 'export const remote', `export const needs = 'less';\nexport const remote`]] },
    { name: 'less style', room: 'mf-tracking', edits: [['mf-tracking/src/pages/track.module.css', '    padding-block-start: var(--space-4);\n', '']] },
  ],
  [
    { name: 'an animation', room: 'mf-menu', edits: [[css, '.slot { display: block; }', '.slot { display: block; animation: appear 1s; }\n@keyframes appear { from { opacity: 0; } }']] },
    { name: 'a field that a stored cart may lack', room: 'shell', edits: [['shared-domain/src/contracts/cart.ts', `type: z.literal('general'), extras`, `type: z.literal('general'), gift: z.optional(z.boolean()), extras`]] },
    { name: 'a text that speaks of eval and javascript', room: 'mf-delivery', edits: [['mf-delivery/src/locales/en.json', '"title": "Delivery data",', '"title": "Delivery data",\n    "hint": "Never paste javascript: addresses, or eval(code), or onclick= handlers here",']] },
    { name: 'a page that is a little larger', room: 'mf-checkout', edits: [['mf-checkout/src/pages/payment.page.tsx', '<FailureDialog />', '<FailureDialog />\n      <p hidden>{"A few more words, which nobody has to read, so that the page is a little larger than it was before."}</p>']] },
    { name: 'styles inside of an own part', room: 'mf-tracking', edits: [['mf-tracking/src/pages/track.module.css', '.page {\n  display: grid;', '.page :global(svg), .page > * + * { max-inline-size: 100%; }\n.page {\n  display: grid;']] },
  ],
  [
    { name: 'a new rule', room: 'shell', edits: [['shared-domain/src/rules/subtotals.ts', '/** Points the prizes', '/** Lines that cost nothing. */\nexport const freeLines = (lines: readonly CartLine[]): number => lines.filter((line) => lineSubtotal(line) === ZERO).length;\n\n/** Points the prizes']] },
    { name: 'a remote that uses fewer shared names', room: 'mf-menu', edits: [['mf-menu/src/pages/hours.page.tsx', `import { StatusBadge } from '../features/header/status-badge';\n`, ''], ['mf-menu/src/pages/hours.page.tsx', ' status={<StatusBadge />}', '']] },
    { name: 'a button in another colour and with another text', room: 'mf-checkout', edits: [['mf-checkout/src/features/order/confirm-footer.tsx', '<Button size="l" wide loading', '<Button size="l" wide variant="secondary" loading']] },
    { name: 'a method that is called eval', room: 'mf-account', edits: [['mf-account/src/remote.ts', 'export const remote', 'export const sum = { eval: (a: number) => a + 1 };\nexport const two = sum.eval(1);\nexport const remote']] },
  ],
];
