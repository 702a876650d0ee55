import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { cardsBus, sessionBus } from '@storefront/shared-domain/bus';
import type { FromCardFrame } from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $signInRequested,
  restaurantLoaded,
  sessionRestored,
} from '@storefront/shared-domain/models';
import { aClient, restaurantData } from '@storefront/shared-domain/testing';
import { readCustomerFx } from '../../lib/card-frame/renew-token';
import { aCard } from '../../testing/cards.test-kit';
import {
  $step,
  cardAdded,
  addCardClosed,
  addCardFailed,
  frameMessageReceived,
  questionClosed,
  resumeRequested,
  saveDeclined,
  saveWanted,
  submitRequested,
} from './add-card.model';

const nonce = '4bb9c5a0-5a5a-4d3c-9d42-0f4c9cf1c3aa';
const finishing: FromCardFrame = { type: 'finishing', nonce };
const done: FromCardFrame = { type: 'done', nonce, card: aCard({ creditCardToken: 'PAY' }) };
const refusal = (code = '', status = 422): FromCardFrame => ({
  type: 'failed',
  nonce,
  status,
  text: 'no',
  code,
});

type Handlers = NonNullable<Parameters<typeof fork>[1]>['handlers'];

function listen<T>(scope: Scope, unit: Unit<T>): T[] {
  const receivedHere: T[] = [];
  createWatch({ unit, scope, fn: (payload) => receivedHere.push(payload) });
  return receivedHere;
}

async function form({
  token = null,
  handlers = [],
}: { token?: string | null; handlers?: Handlers } = {}) {
  const scope = fork({ handlers });
  await allSettled(restaurantLoaded, { scope, params: restaurantData() });
  if (token !== null)
    await allSettled(sessionRestored, { scope, params: { token, mode: 'email' } });
  await allSettled(cardsBus.addRequested, { scope });
  return {
    scope,
    submits: listen(scope, submitRequested),
    resumes: listen(scope, resumeRequested),
    failures: listen(scope, addCardFailed),
    cards: listen(scope, cardsBus.cardAdded),
    added: listen(scope, cardAdded),
    closings: listen(scope, addCardClosed),
    step: () => scope.getState($step),
    receive: (message: FromCardFrame) =>
      allSettled(frameMessageReceived, { scope, params: message }),
    press: (button: typeof saveWanted) => allSettled(button, { scope }),
    signIn: () =>
      allSettled(sessionBus.signedIn, { scope, params: { token: 'NEW', mode: 'email' } }),
  };
}

describe('[CARDS-14] Finish opens the question whether to store the card', () => {
  test.each([
    {
      customer: 'a customer who wants to',
      token: 'T1',
      button: saveWanted,
      answer: { shouldStoreCard: true, bearer: 'T1' },
    },
    {
      customer: 'a customer who does not',
      token: 'T1',
      button: saveDeclined,
      answer: { shouldStoreCard: false, bearer: 'T1' },
    },
    {
      customer: 'a visitor who does not',
      token: null,
      button: saveDeclined,
      answer: { shouldStoreCard: false, bearer: null },
    },
  ])('$customer', async ({ token, button, answer }) => {
    const here = await form({ token });
    await here.receive(finishing);
    await here.press(button);
    expect([here.submits, here.step()]).toEqual([[answer], 'sending']);
    await here.receive(done);
    expect(here.cards).toEqual([
      { card: aCard({ creditCardToken: 'PAY' }), isStored: answer.shouldStoreCard },
    ]);
  });

  test("closed without an answer, the form is the customer's again", async () => {
    const here = await form({ token: 'T1' });
    await here.receive(finishing);
    await here.press(questionClosed);
    expect([here.step(), here.resumes.length, here.submits]).toEqual(['form', 1, []]);
  });
});

describe('[CARDS-15] a visitor that stores the card is sent to a login', () => {
  const wanting = async () => {
    const here = await form();
    await here.receive(finishing);
    await here.press(saveWanted);
    return here;
  };

  test('which opens before anything is sent', async () => {
    const here = await wanting();
    expect([here.step(), here.scope.getState($signInRequested), here.submits]).toEqual([
      'signing-in',
      true,
      [],
    ]);
  });

  test('and after it the card goes on under the new token, to be stored', async () => {
    const here = await wanting();
    await here.signIn();
    expect([here.step(), here.submits]).toEqual([
      'sending',
      [{ shouldStoreCard: true, bearer: 'NEW' }],
    ]);
    await here.receive(done);
    expect(here.cards).toMatchObject([{ isStored: true }]);
  });

  test('after a dismissed login the question is shown again', async () => {
    const here = await wanting();
    await allSettled(sessionBus.signInDismissed, { scope: here.scope });
    expect([here.step(), here.submits]).toEqual(['save-question', []]);
    await here.press(saveDeclined);
    expect(here.submits).toEqual([{ shouldStoreCard: false, bearer: null }]);
  });

  test('a login that this flow did not request sends nothing', async () => {
    const here = await form();
    await here.signIn();
    expect([here.step(), here.submits]).toEqual(['form', []]);
  });
});

test('[ERRORS-22] a card that could not be made leaves the form, and may be tried again', async () => {
  const here = await form({ token: 'T1' });
  await here.receive(finishing);
  await here.press(saveWanted);
  await here.receive(refusal('holder_phone_invalid'));
  expect([here.failures, here.step(), here.cards]).toEqual([['holder_phone_invalid'], 'form', []]);
  await here.receive(finishing);
  expect(here.step()).toBe('save-question');
});

test('[ERRORS-23] a created card is confirmed, and the form closes', async () => {
  const here = await form({ token: 'T1' });
  await here.receive(finishing);
  await here.press(saveWanted);
  await here.receive(done);
  expect([here.added.length, here.closings.length, here.failures]).toEqual([1, 1, []]);
});

test("the form's own way out closes it", async () => {
  const here = await form();
  await here.receive({ type: 'cancelled', nonce });
  expect([here.closings.length, here.cards]).toEqual([1, []]);
});

test('a form that is opened anew starts from the beginning', async () => {
  const here = await form({ token: 'T1' });
  await here.receive(finishing);
  await allSettled(cardsBus.addDismissed, { scope: here.scope });
  expect(here.step()).toBe('form');
});

describe('a token that is over', () => {
  const sending = async (answer: () => Promise<ReturnType<typeof aClient>>) => {
    const here = await form({ token: 'T1', handlers: [[readCustomerFx, answer]] });
    await here.receive(finishing);
    await here.press(saveWanted);
    await here.receive(refusal('unauthorized'));
    return here;
  };

  test('is renewed once, and the card sent again', async () => {
    const here = await sending(async () => aClient());
    expect([here.submits.length, here.failures, here.step()]).toEqual([2, [], 'sending']);
    await here.receive(refusal('unauthorized'));
    expect([here.submits.length, here.failures.length]).toEqual([2, 1]);
  });

  test('that cannot be renewed is a failure', async () => {
    const here = await sending(() => Promise.reject(new ApiError({ kind: 'http', status: 401 })));
    expect([here.submits.length, here.failures.length, here.step()]).toEqual([1, 1, 'form']);
  });
});

test('a login that is dismissed elsewhere leaves the form as it is', async () => {
  const here = await form();
  await allSettled(sessionBus.signInDismissed, { scope: here.scope });
  expect(here.step()).toBe('form');
});

describe('a refusal', () => {
  const refused = async (token: string | null, code: string) => {
    const renew = jest.fn(async () => aClient());
    const here = await form({ token, handlers: [[readCustomerFx, renew]] });
    await here.receive(finishing);
    await here.press(saveDeclined);
    await here.receive(refusal(code));
    return [renew.mock.calls.length, here.submits.length, here.failures.length, here.step()];
  };

  test('for another reason than the token renews nothing', async () =>
    expect(await refused('T1', 'card_refused')).toEqual([0, 1, 1, 'form']));

  test.each([
    ['T1', 403, 1],
    ['T1', 422, 0],
    [null, 403, 0],
  ])(
    '[DOMAIN-106] with the token %s and status %s ends the session: %s',
    async (token, status, times) => {
      const here = await form({ token });
      const ended = listen(here.scope, sessionBus.signedOut);
      await here.receive(finishing);
      await here.press(saveDeclined);
      await here.receive(refusal('any', status));
      expect([ended.length, here.failures, here.step()]).toEqual([times, ['any'], 'form']);
    },
  );

  test('of a visitor renews nothing', async () =>
    expect(await refused(null, 'unauthorized')).toEqual([0, 1, 1, 'form']));
});

test('[CARDS-14] a card is not saved when the customer is logged out before it is sent again', async () => {
  let renewed = (_: ReturnType<typeof aClient>): void => undefined;
  const here = await form({
    token: 'T1',
    handlers: [
      [
        readCustomerFx,
        () =>
          new Promise<ReturnType<typeof aClient>>((resolve) => {
            renewed = resolve;
          }),
      ],
    ],
  });
  await here.receive(finishing);
  await here.press(saveWanted);
  const receiving = here.receive(refusal('unauthorized'));
  await new Promise(setImmediate);
  const leaving = allSettled(sessionBus.signedOut, { scope: here.scope });
  renewed(aClient());
  await Promise.all([receiving, leaving]);
  expect(here.submits.at(-1)).toEqual({ shouldStoreCard: false, bearer: null });
});
