/** @jest-environment jsdom */
import { ZERO } from '@storefront/shared-domain/contracts';
import { PARTNER_METHOD, WALLET_METHOD } from '@storefront/shared-domain/rules';
import { createStorage, keys } from '@storefront/shared-domain/storage';
import { aCustomer, aFee, anAddress } from '@storefront/shared-domain/testing';
import { contentOf, NO_DRAFT, type DraftContent } from './draft-content';
import { openDraftJournal } from './draft-journal';

const KEY = keys.orderDraft(7);
const HOUR = 3_600_000;
const ana: DraftContent = { ...NO_DRAFT, customer: aCustomer({ name: 'Ana' }) };

beforeEach(() => localStorage.clear());

const open = (at = 0) =>
  openDraftJournal(
    7,
    createStorage(() => localStorage),
    () => at,
  );
const stored = () => localStorage.getItem(KEY);

test('a draft is read back by the next visit', () => {
  const draft: DraftContent = {
    customer: aCustomer(),
    place: { address: anAddress(), fee: aFee() },
    schedule: { kind: 'later', scheduleTo: '2026-11-21 19:30' },
    coupon: null,
    isCashbackUsed: true,
    tip: { kind: 'percent', percent: 18 },
    payment: {
      subtotal: ZERO,
      choice: {
        method: 'money',
        group: 'uponDelivery',
        cash: { changeNeeded: false, change: ZERO },
      },
    },
  };
  open().save(draft);
  expect(open(HOUR).found).toEqual({ ...draft, savedAt: 0 });
});

test('a visit without input stores nothing', () => {
  open().save(NO_DRAFT);
  expect(stored()).toBeNull();
});

test.each([
  { age: 23 * HOUR, isFound: true },
  { age: 25 * HOUR, isFound: false },
  { age: -HOUR, isFound: true },
  { age: -25 * HOUR, isFound: false },
])('a draft that the clock makes $age ms old is found: $isFound', ({ age, isFound }) => {
  open().save(ana);
  expect(open(age).found !== null).toBe(isFound);
  expect(stored() !== null).toBe(isFound);
});

test('old drafts of other restaurants are deleted with the next one that is opened', () => {
  open().save(ana);
  openDraftJournal(
    8,
    createStorage(() => localStorage),
    () => 25 * HOUR,
  );
  expect(stored()).toBeNull();
});

test.each([
  ['no JSON', 'x{'],
  ['another value', JSON.stringify({ v: 1, value: 5 })],
  ['a time that is none', JSON.stringify({ v: 1, value: { ...ana, savedAt: 'now' } })],
])('%s reads as no draft', (_, text) => {
  localStorage.setItem(KEY, text);
  expect(open().found).toBeNull();
});

test('a broken part is dropped alone', () => {
  const value = {
    ...ana,
    customer: { ...ana.customer, email: ['a'], phone: '1'.repeat(5000) },
    payment: { subtotal: 1, choice: { method: 'pix', group: 'anywhere' } },
    schedule: { kind: 'later', scheduleTo: '<b>' },
    coupon: 'FREE',
    place: {},
    savedAt: 0,
  };
  localStorage.setItem(KEY, JSON.stringify({ v: 1, value }));
  expect(open().found).toEqual({
    ...ana,
    customer: { ...ana.customer, email: '', phone: '' },
    savedAt: 0,
  });
});

test('a forbidden storage holds the draft for the visit', () => {
  const refused = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  openDraftJournal(7, refused, () => 0).save(ana);
  expect(openDraftJournal(7, refused, () => 1).found?.customer).toEqual(ana.customer);
});

describe('two tabs', () => {
  test('store what each of them changed', () => {
    const [one, two] = [open(), open()];
    one.save(ana);
    two.save({ ...NO_DRAFT, isCashbackUsed: true });
    expect(open().found).toEqual({ ...ana, isCashbackUsed: true, savedAt: 0 });
  });

  test('a tab does not return the data of a customer after a logout in the other one', () => {
    const tab = open();
    tab.save(ana);
    localStorage.removeItem(KEY);
    tab.save({ ...ana, isCashbackUsed: true });
    expect(stored()).not.toContain('Ana');
  });
});

test('after an order the draft is gone, and the next change stores all that the visit still has', () => {
  const tab = open();
  tab.save(ana);
  tab.remove(ana);
  tab.save(ana);
  expect(stored()).toBeNull();
  tab.save({ ...ana, isCashbackUsed: true });
  expect(open().found).toEqual({ ...ana, isCashbackUsed: true, savedAt: 0 });
});

describe('what is never stored', () => {
  const draft = {
    ...ana,
    payment: null,
    customer: aCustomer({ name: 'Ana 4111 1111 1111 1111', carPlate: 'ABC1D23' }),
  };

  test('a card number typed into a field', () =>
    expect(contentOf(draft, ZERO).customer).toMatchObject({ name: '', carPlate: 'ABC1D23' }));

  test('the card of a wallet and its token, and the sale of a partner', () => {
    const wallet = { uuid: 'w', brand: 'visa', lastDigits: '1111', nickname: '', token: 'secret' };
    const partner = { cpf: '52998224725', confirmationCode: '1234', saleID: 's' };
    const content = contentOf(
      { ...draft, payment: { method: WALLET_METHOD, group: 'online', wallet, partner } },
      ZERO,
    );
    expect(content.payment?.choice.method).toBe(WALLET_METHOD);
    expect(JSON.stringify(content)).not.toMatch(/secret|1111|1234/);
  });

  test('a choice of the partner', () =>
    expect(
      contentOf({ ...draft, payment: { method: PARTNER_METHOD, group: 'online' } }, ZERO).payment,
    ).toBeNull());
});
