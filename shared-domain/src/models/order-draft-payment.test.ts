import { allSettled, fork, type Scope } from 'effector';
import { cardsBus, checkoutBus, sessionBus } from '../bus';
import { minor, type PaymentChoice } from '../contracts';
import { $payment, $tip } from './order-draft';

/* A failed calculation of a store is logged and leaves the store as it was. */
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

const card: PaymentChoice = {
  method: 'card',
  group: 'online',
  wallet: { uuid: 'card-1', brand: 'visa', lastDigits: '1111', nickname: '', token: 't' },
};
const cash = (changeNeeded: boolean): PaymentChoice => ({
  method: 'cash',
  group: 'uponDelivery',
  cash: { changeNeeded, change: minor(5000) },
});
const pix: PaymentChoice = { method: 'pix', group: 'online' };
const payer: PaymentChoice = { ...pix, user: { cpf: '52998224725' } };

const after = async (choice: PaymentChoice | null, event: (scope: Scope) => Promise<unknown>) => {
  const scope = fork({ values: [[$payment, choice]] });
  await event(scope);
  return scope.getState($payment);
};

test('a card of the wallet is no longer chosen once it is deleted; another one stays', async () => {
  const deleted = (uuid: string) =>
    after(card, (scope) => allSettled(cardsBus.cardErased, { scope, params: uuid }));
  expect([await deleted('card-1'), await deleted('card-2')]).toEqual([null, card]);
});

test('a card of the wallet is no longer chosen after its session ended', async () => {
  expect(await after(card, (scope) => allSettled(sessionBus.signedOut, { scope }))).toBeNull();
});

test("a logout clears a method with the payer's data, and no other one", async () => {
  const loggedOut = (choice: PaymentChoice | null) =>
    after(choice, (scope) => allSettled(sessionBus.logOutConfirmed, { scope }));
  expect([await loggedOut(payer), await loggedOut(pix), await loggedOut(null)]).toEqual([
    null,
    pix,
    null,
  ]);
});

test('a tip clears cash that needs change, and no other method', async () => {
  const tipped = (choice: PaymentChoice | null) =>
    after(choice, (scope) =>
      allSettled(checkoutBus.tipChosen, { scope, params: { kind: 'percent', percent: 10 } }),
    );
  expect([
    await tipped(cash(true)),
    await tipped(cash(false)),
    await tipped(pix),
    await tipped(null),
  ]).toEqual([null, cash(false), pix, null]);
});

test('a tip is the one that was chosen last, and may be withdrawn', async () => {
  const scope = fork();
  const tips = [
    { kind: 'percent', percent: 10 },
    { kind: 'amount', amount: minor(0) },
    null,
  ] as const;
  for (const tip of tips) {
    await allSettled(checkoutBus.tipChosen, { scope, params: tip });
    expect(scope.getState($tip)).toEqual(tip);
  }
});
