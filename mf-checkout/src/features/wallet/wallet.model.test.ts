import { allSettled, fork } from 'effector';
import { cardsBus, checkoutBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StoredCard } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $payment,
  $restaurantData,
  restaurantLoaded,
  sessionRestored,
} from '@storefront/shared-domain/models';
import { paymentProblems } from '@storefront/shared-domain/rules';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { $hasStoredCards } from '../../lib/stored-card-count.model';
import { aCard } from '../../testing/cards.test-kit';
import {
  $listFailure,
  $storedCards,
  walletClosed,
  walletOpened,
  cardsRetried,
} from './stored-cards.model';
import { $cvvCard, cvvDismissed } from './verify-card.model';
import {
  $chosenCard,
  $isListShown,
  $refusedCard,
  cardPressed,
  changePressed,
} from './wallet.model';
import { listCardsFx, verifyCardFx } from './wallet.api';

const mine = [
  aCard(),
  aCard({
    creditCardUUID: 'card-2',
    creditCardIsDefault: true,
    creditCardNumber: '2222',
    creditCardBrand: 'Mastercard',
    creditCardNickName: 'Holidays',
  }),
];
const payable = (uuid: string): StoredCard => ({
  ...mine.find(({ creditCardUUID }) => creditCardUUID === uuid)!,
  creditCardToken: `PAY-${uuid}`,
});

type Answers = {
  token?: string | null;
  list?: () => Promise<StoredCard[]>;
  verify?: (uuid: string) => Promise<StoredCard>;
};

async function wallet({
  token = 'T1',
  list = async () => mine,
  verify = async (uuid) => payable(uuid),
}: Answers = {}) {
  const listing = jest.fn(list);
  const scope = fork({
    handlers: [
      [listCardsFx, listing],
      [verifyCardFx, ({ uuid }: { uuid: string }) => verify(uuid)],
    ],
  });
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  if (token !== null)
    await allSettled(sessionRestored, { scope, params: { token, mode: 'email' } });
  await allSettled(walletOpened, { scope });
  const press = (uuid: string) => allSettled(cardPressed, { scope, params: uuid });
  const uuids = () =>
    scope.getState($storedCards)?.map(({ creditCardUUID }) => creditCardUUID) ?? null;
  return { scope, listing, press, uuids };
}

describe("[API-37] [CHECKOUT-11] the list of the customer's cards", () => {
  test('is read when the wallet opens, the default card first', async () => {
    const { uuids, listing } = await wallet();
    expect(uuids()).toEqual(['card-2', 'card-1']);
    expect(listing).toHaveBeenCalledTimes(1);
  });

  test('that could not be read is read again', async () => {
    const answers = [() => Promise.reject(new ApiError({ kind: 'timeout' })), async () => mine];
    const { scope, uuids } = await wallet({ list: () => answers.shift()!() });
    expect([scope.getState($listFailure), uuids()]).toEqual(['timeout', null]);
    await allSettled(cardsRetried, { scope });
    expect([scope.getState($listFailure), uuids()]).toEqual([null, ['card-2', 'card-1']]);
  });

  test('of a customer that left meanwhile is not shown to the next', async () => {
    let answer = (_: StoredCard[]): void => undefined;
    const lists = [
      () =>
        new Promise<StoredCard[]>((resolve) => {
          answer = resolve;
        }),
      async () => [aCard({ creditCardUUID: 'theirs' })],
    ];
    const scope = fork({ handlers: [[listCardsFx, () => lists.shift()!()]] });
    await allSettled(restaurantLoaded, { scope, params: restaurantData() });
    await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
    const opening = allSettled(walletOpened, { scope });
    const changing = [
      allSettled(sessionBus.signedOut, { scope }),
      allSettled(sessionBus.signedIn, { scope, params: { token: 'T2', mode: 'email' } }),
    ];
    answer(mine);
    await Promise.all([opening, ...changing]);
    expect(scope.getState($storedCards)?.map(({ creditCardUUID }) => creditCardUUID)).toEqual([
      'theirs',
    ]);
  });

  test('can no longer be chosen from after a logout', async () => {
    const { scope } = await wallet();
    await allSettled(sessionBus.signedOut, { scope });
    expect(scope.getState($hasStoredCards)).toBe(false);
  });

  test('loses a card that is erased', async () => {
    const { scope, uuids } = await wallet();
    await allSettled(cardsBus.cardErased, { scope, params: 'card-2' });
    expect(uuids()).toEqual(['card-1']);
  });
});

test('[CARDS-18] [CHECKOUT-20] a verified card is the payment, with its token', async () => {
  const { scope, press } = await wallet();
  await press('card-1');
  expect(scope.getState($payment)).toEqual({
    method: 'multipedidos@asaas',
    group: 'online',
    wallet: {
      uuid: 'card-1',
      brand: 'Visa',
      lastDigits: '1111',
      nickname: 'Everyday',
      token: 'PAY-card-1',
    },
  });
  expect(scope.getState($isListShown)).toBe(false);
});

test('[CHECKOUT-11] the change action shows the list again, and the choice stands until another is made', async () => {
  const { scope, press } = await wallet();
  await press('card-1');
  await allSettled(changePressed, { scope });
  expect([scope.getState($isListShown), scope.getState($chosenCard)?.uuid]).toEqual([
    true,
    'card-1',
  ]);
  await press('card-2');
  expect([scope.getState($isListShown), scope.getState($chosenCard)?.uuid]).toEqual([
    false,
    'card-2',
  ]);
});

test('[ERRORS-21] [CHECKOUT-20] nor does the card before pay, when another was pressed and left', async () => {
  const { scope, press } = await wallet({
    verify: async (uuid) =>
      uuid === 'card-1' ? payable(uuid) : { ...payable(uuid), creditCardToken: '' },
  });
  await press('card-1');
  await press('card-2');
  await allSettled(cvvDismissed, { scope });
  const info = aRestaurant({ online_payment_integrations: ['multipedidos@asaas'] });
  expect(paymentProblems(scope.getState($payment), info)).toEqual([{ kind: 'card-missing' }]);
  expect(scope.getState($isListShown)).toBe(true);
});

describe('[OPEN-072] a refused card', () => {
  test('by its check, is not chosen and another one is requested, until there is one', async () => {
    const { scope, press } = await wallet({
      verify: async (uuid) => ({ ...payable(uuid), creditCardIsValid: uuid !== 'card-1' }),
    });
    await press('card-1');
    expect([scope.getState($refusedCard), scope.getState($payment)]).toEqual(['card-1', null]);
    await press('card-2');
    expect([scope.getState($refusedCard), scope.getState($chosenCard)?.uuid]).toEqual([
      null,
      'card-2',
    ]);
  });

  test('by the order, is taken back from the payment and marked in the list', async () => {
    const { scope, press } = await wallet();
    await press('card-1');
    await allSettled(checkoutBus.cardRefused, { scope, params: 'card-1' });
    expect([
      scope.getState($refusedCard),
      scope.getState($payment),
      scope.getState($isListShown),
    ]).toEqual(['card-1', { method: 'multipedidos@asaas', group: 'online' }, true]);
    expect(scope.getState($storedCards)?.map(({ creditCardIsValid }) => creditCardIsValid)).toEqual(
      [true, false],
    );
  });
});

describe('a card that was just added', () => {
  test('[CARDS-14] pays at once, also when it is not stored', async () => {
    const { scope, uuids } = await wallet({ token: null });
    await allSettled(cardsBus.cardAdded, {
      scope,
      params: { card: aCard({ creditCardUUID: 'new', creditCardToken: 'ONCE' }), isStored: false },
    });
    expect(scope.getState($chosenCard)).toMatchObject({ uuid: 'new', token: 'ONCE' });
    expect(uuids()).toBeNull();
  });

  test('[CARDS-14] is in the list when it is stored, and is the only default one', async () => {
    const { scope, uuids } = await wallet();
    await allSettled(cardsBus.cardAdded, {
      scope,
      params: {
        card: aCard({ creditCardUUID: 'new', creditCardToken: 'ONCE', creditCardIsDefault: true }),
        isStored: true,
      },
    });
    expect(uuids()).toEqual(['new', 'card-2', 'card-1']);
    expect(
      scope.getState($storedCards)?.filter(({ creditCardIsDefault }) => creditCardIsDefault),
    ).toHaveLength(1);
  });

  test('pays nothing while the wallet is not the method', async () => {
    const { scope } = await wallet();
    await allSettled(walletClosed, { scope });
    await allSettled(cardsBus.cardAdded, {
      scope,
      params: { card: aCard({ creditCardUUID: 'new', creditCardToken: 'ONCE' }), isStored: true },
    });
    expect(scope.getState($payment)).toBeNull();
  });
});

describe('the list', () => {
  test('is not requested before the restaurant is loaded', async () => {
    const listing = jest.fn(async () => mine);
    const scope = fork({ handlers: [[listCardsFx, listing]] });
    await allSettled(sessionRestored, { scope, params: { token: 'T1', mode: 'email' } });
    await allSettled(walletOpened, { scope });
    expect(listing).not.toHaveBeenCalled();
  });

  test('of a customer that left meanwhile fails unnoticed', async () => {
    let fail = (): void => undefined;
    const { scope } = await wallet();
    const pending = fork({
      values: [[$restaurantData, scope.getState($restaurantData)]],
      handlers: [
        [
          listCardsFx,
          () =>
            new Promise<StoredCard[]>((_, reject) => {
              fail = () => reject(new ApiError({ kind: 'timeout' }));
            }),
        ],
      ],
    });
    await allSettled(sessionRestored, { scope: pending, params: { token: 'T1', mode: 'email' } });
    const opening = allSettled(walletOpened, { scope: pending });
    const leaving = allSettled(sessionBus.signedOut, { scope: pending });
    fail();
    await Promise.all([opening, leaving]);
    expect(pending.getState($listFailure)).toBeNull();
  });

  test('has a card that is stored again once', async () => {
    const { scope, uuids } = await wallet();
    await allSettled(cardsBus.cardAdded, {
      scope,
      params: { card: aCard({ creditCardToken: 'ONCE' }), isStored: true },
    });
    expect(uuids()).toEqual(['card-2', 'card-1']);
  });

  test('that could not be read has the card that was just stored', async () => {
    const { scope, uuids } = await wallet({
      list: () => Promise.reject(new ApiError({ kind: 'timeout' })),
    });
    await allSettled(cardsBus.cardAdded, {
      scope,
      params: { card: aCard({ creditCardUUID: 'new', creditCardToken: 'ONCE' }), isStored: true },
    });
    expect(uuids()).toEqual(['new']);
  });

  test('of one card has it pay when it is pressed', async () => {
    const { scope, press } = await wallet({ list: async () => [mine[0]!] });
    await press('card-1');
    expect(scope.getState($chosenCard)?.uuid).toBe('card-1');
  });
});

describe('a card added now', () => {
  const add = async (creditCardToken: string) => {
    const verify = jest.fn(async (uuid: string) => aCard({ creditCardUUID: uuid }));
    const { scope } = await wallet({ verify });
    await allSettled(cardsBus.cardAdded, {
      scope,
      params: { card: aCard({ creditCardUUID: 'new', creditCardToken }), isStored: false },
    });
    return {
      verified: verify.mock.calls.map(([uuid]) => uuid),
      chosen: scope.getState($chosenCard)?.uuid,
      cvv: scope.getState($cvvCard)?.creditCardUUID,
    };
  };

  test('[CARDS-14] with a token is not verified again', async () =>
    expect(await add('ONCE')).toEqual({ verified: [], chosen: 'new', cvv: undefined }));

  test('[CARDS-18] without a token is verified before it pays', async () =>
    expect(await add('')).toEqual({ verified: ['new'], chosen: undefined, cvv: 'new' }));
});

describe('[OPEN-072] no card is shown as refused', () => {
  test('that was left without its CVV', async () => {
    const { scope, press } = await wallet({
      verify: async (uuid) => ({ ...payable(uuid), creditCardToken: '' }),
    });
    await press('card-1');
    await allSettled(cvvDismissed, { scope });
    expect(scope.getState($refusedCard)).toBeNull();
  });

  test('and taken back, because of another one', async () => {
    const { scope, press } = await wallet();
    await press('card-1');
    await allSettled(checkoutBus.cardRefused, { scope, params: 'card-2' });
    expect(scope.getState($chosenCard)?.uuid).toBe('card-1');
  });
});
