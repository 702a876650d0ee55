import { LANGUAGES } from '@storefront/shared-domain/contracts';
import { type ShownPayment, bankPage, missingPage } from './bank/bank-page';
import { bankLanguage, bankTexts } from './bank/bank-texts';
import { maskedAddress, maskedPhone, outboxPage } from './outbox/outbox-page';

describe('the page of the bank', () => {
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
    ['en;q=0.2, pt;q=0.8', 'en', 'pt-br'],
    ['fr,de', 'pt-br', 'pt-br'],
    ['en;q=0', 'pt-br', 'pt-br'],
    [';;;,q=', 'pt-br', 'pt-br'],
    ['fr', 'gn', 'en'],
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
});

describe('the page of messages', () => {
  const message = {
    phone: '5511987654321',
    restaurant: 'Bella Napoli',
    code: '012345',
    minutes: 10,
    at: '2026-03-10T15:00:00.000Z',
  };
  const mail = {
    to: 'ana@demo.example',
    subject: 'A new password',
    text: 'Hello\n\nhttps://pizza.example/x',
    link: 'https://pizza.example/x?a=1&b=2',
    at: '2026-03-10T15:00:00.000Z',
  };
  const empty = { mails: [], messages: [], accounts: ['1'] };

  test('a phone shows its last four digits', () =>
    expect(['5511987654321', '4321', ''].map(maskedPhone)).toEqual(['•••••••••4321', '4321', '']));

  test('an address shows its first letter and where it is', () =>
    expect(['ana@demo.example', 'a@b.example', '"x@y"@z.example', ''].map(maskedAddress)).toEqual([
      'a•••@demo.example',
      'a•••@b.example',
      '"•••@z.example',
      '',
    ]));

  test('names of restaurants and what mails say stay text', () => {
    const page = outboxPage({
      ...empty,
      messages: [{ ...message, restaurant: '<img src=x onerror=alert(1)>"&' }],
      mails: [{ ...mail, subject: '<script>', text: '</pre><b>' }],
    });
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
    expect(page).toContain('<pre>&lt;/pre&gt;&lt;b&gt;</pre>');
    for (const tag of ['<img', '<script>', '<b>']) expect(page).not.toContain(tag);
  });

  test('a mail can be read and its link followed', () => {
    const page = outboxPage({ ...empty, mails: [mail] });
    for (const part of [
      'a•••@demo.example',
      '<h3>A new password</h3>',
      'href="https://pizza.example/x?a=1&amp;b=2"',
    ])
      expect(page).toContain(part);
  });
});
