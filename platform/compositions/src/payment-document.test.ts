import { compositionOfPayment, isBuildOfPayment, isOfPayment } from './payment-document';
import { pageComposition } from './page-composition';
import { recordKey } from './page-build';
import { aBuild, aShell } from './testing';

const page = (remote: string) => ({ remote, page: 'home' });

test.each([
  { remotes: ['mf-checkout'], isPayment: true },
  { remotes: ['mf-checkout', 'mf-checkout'], isPayment: true },
  { remotes: ['mf-checkout', 'mf-cart'], isPayment: false },
  { remotes: ['mf-menu'], isPayment: false },
  { remotes: [], isPayment: false },
])(
  'an address with the pages of $remotes is of the payment: $isPayment',
  ({ remotes, isPayment }) => expect(isOfPayment({ pages: remotes.map(page) })).toBe(isPayment),
);

test.each([
  ['shell', true],
  ['mf-checkout', true],
  ['mf-menu', false],
  ['mf-checkout-evil', false],
  ['', false],
])('a build of %p may be loaded in the document of the payment: %p', (name, mayLoad) =>
  expect(isBuildOfPayment(name)).toBe(mayLoad),
);

test('the composition of the payment has no build of another remote, and no rest that names them', () => {
  const route = { path: 'payment', pages: [{ remote: 'mf-checkout', page: 'payment' }] };
  const ref = (name: string) => ({ name, id: '1.0.0-aaaaaaaaaaaa', contentHash: 'a'.repeat(64) });
  const made = [aShell([route]), aBuild('mf-checkout', ['payment']), aBuild('mf-menu', ['home'])];
  const whole = pageComposition(
    {
      composition: {
        hash: 'b'.repeat(64),
        contract: 3,
        builds: made.map(({ name }) => ref(name)),
        previous: made.map(({ name }) => ref(name)),
      },
      records: new Map(made.map((build) => [recordKey(ref(build.name)), build])),
      baseOf: (name, id) => `/builds/${name}/${id}/`,
    },
    { path: '*', pages: [...route.pages, page('mf-menu')] },
  );
  expect(Object.keys(whole.remotes)).toEqual(['mf-checkout', 'mf-menu']);
  const { rest: _, ...known } = whole;
  const found = compositionOfPayment({ ...whole, rest: { file: 'rest.json', hash: 'c' } as never });
  expect(found).toEqual({
    ...known,
    remotes: { 'mf-checkout': whole.remotes['mf-checkout'] },
    previous: Object.fromEntries(
      Object.entries(whole.previous).filter(([name]) => name !== 'mf-menu'),
    ),
  });
  expect(Object.keys(whole.previous)).toContain('mf-menu');
});
