import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { bankPage, missingPage, type ShownPayment } from './bank-page';
import { bankLanguage, bankTexts } from './bank-texts';

const payment = (more: Partial<ShownPayment> = {}): ShownPayment => ({
  restaurant: 'Bella Napoli',
  amount: 'R$28,90',
  orderNo: '0001',
  method: 'mercadopago',
  until: '15:03',
  pixCode: '',
  state: 'open',
  formToken: 'token',
  lateSeconds: 15,
  back: 'https://pizza.example/app/bella-napoli?cid=1&oid=2',
  ...more,
});

test.each([
  [undefined, 'pt-br', 'pt-br'],
  [undefined, 'en', 'en'],
  ['', 'pt-br', 'pt-br'],
  ['pt-BR,pt;q=0.9', 'en', 'pt-br'],
  ['en-US,en;q=0.9,pt;q=0.8', 'pt-br', 'en'],
  ['en;q=0.2, pt;q=0.8', 'en', 'pt-br'],
  ['fr,de', 'pt-br', 'pt-br'],
  ['fr, en;q=0.1', 'pt-br', 'en'],
  ['en;q=0', 'pt-br', 'pt-br'],
  ['*', 'en', 'en'],
  [';;;,q=', 'pt-br', 'pt-br'],
  ['fr', 'gn', 'en'],
  ['fr', 'es', 'es'],
  ['es-PY,es;q=0.9,en;q=0.8', 'pt-br', 'es'],
  ['pt;q=0.3, es-BO;q=0.7', 'en', 'es'],
])(
  'a browser with the language %j at a restaurant in %s reads %s',
  (header, restaurant, language) => expect(bankLanguage(header, restaurant)).toBe(language),
);

test('nothing that was typed somewhere becomes markup', () => {
  const evil = "\"><script>alert(1)</script><img src=x onerror='alert(2)'>&";
  for (const state of ['open', 'declined', 'approved', 'closed'] as const) {
    const html = bankPage(
      payment({
        restaurant: evil,
        amount: evil,
        orderNo: evil,
        method: evil,
        until: evil,
        pixCode: evil,
        formToken: evil,
        back: evil,
        state,
      }),
      'pt-br',
    );
    expect(html).not.toMatch(/<script|<img|onerror='/);
  }
});

test.each(LANGUAGES)(
  'each state of a payment has its page in %s, and only one that can be paid has forms',
  (language) => {
    const t = bankTexts(language);
    for (const state of ['approved', 'late', 'refunded', 'closed'] as const) {
      const html = bankPage(payment({ state }), language);
      expect(html).toContain(`<h1>${t[state]}</h1>`);
      expect(html).toContain('href="https://pizza.example/app/bella-napoli?cid=1&amp;oid=2"');
      expect(html).not.toContain('<form');
    }
    for (const state of ['open', 'declined'] as const) {
      const html = bankPage(payment({ state }), language);
      expect(
        [...html.matchAll(/name="action" value="([\w-]+)"/g)].map(([, action]) => action),
      ).toEqual(['approve', 'decline', 'later', 'too-late', 'twice', 'leave']);
      expect(html.includes(t.wasDeclined)).toBe(state === 'declined');
      expect(html).toContain(t.laterHint.replace('{{seconds}}', '15'));
    }
    expect(missingPage(language)).toContain(t.missing);
  },
);

test('a code to copy is there for a pix alone', () => {
  expect(bankPage(payment({ pixCode: '000201' }), 'pt-br')).toContain('000201');
  expect(bankPage(payment(), 'pt-br')).not.toContain('<code');
});
