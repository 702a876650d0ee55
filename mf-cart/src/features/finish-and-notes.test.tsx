/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { cartBus } from '@storefront/shared-domain/bus';
import type { Language } from '@storefront/shared-domain/contracts';
import { $restaurantData, $session, tableLinkRead } from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData, aGeneralLine } from '@storefront/shared-domain/testing';
import { polyfillModal } from '@storefront/shared-kit/testing/modal-polyfill';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
import { loyaltyDismissed } from '../lib/loyalty-dismissal.model';
import { sendConfirmationRequested, tableOrderSending } from '../lib/table-order-requested';
import { remote } from '../remote';
import {
  finishClicked,
  type FinishInput,
  finishLedTo,
  finishStep,
  type FinishStep,
} from './finish/finish.model';
import { NotesDialog } from './notes/notes-dialog';

describe('the step after FINISH ORDER', () => {
  const visitor: FinishInput = {
    operation: 'open',
    isAtTable: false,
    isLoggedIn: false,
    isInvited: true,
    isDismissed: false,
  };

  test.each<{ row: string; input: Partial<FinishInput>; step: FinishStep }>([
    {
      row: '[CART-20] closed and not schedulable stops everybody',
      input: { operation: 'closed' },
      step: 'closed',
    },
    {
      row: '[CART-20] … at a table, too',
      input: { operation: 'closed', isAtTable: true },
      step: 'closed',
    },
    { row: '[CART-21] a table orders at once', input: { isAtTable: true }, step: 'table' },
    { row: '[CART-22] a visitor is invited to the loyalty program', input: {}, step: 'loyalty' },
    {
      row: '[CART-23] who dismissed the invitation goes to delivery',
      input: { isDismissed: true },
      step: 'delivery',
    },
    { row: '[CART-23] … who is logged in', input: { isLoggedIn: true }, step: 'delivery' },
    {
      row: '[CART-23] … and everybody where there is no program',
      input: { isInvited: false },
      step: 'delivery',
    },
  ])('$row', ({ input, step }) => expect(finishStep({ ...visitor, ...input })).toBe(step));
});

describe('finish', () => {
  const NOW = Date.parse('2026-03-10T15:00:00Z');
  const WEEK = 7 * 24 * 3_600_000;
  const clock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);

  beforeEach(() => {
    localStorage.clear();
    clock(NOW);
  });
  afterEach(() => jest.restoreAllMocks());

  type Info = Parameters<typeof aRestaurant>[0];
  const at = (info: Info = {}, session: { token: string; mode: 'email' } | null = null) =>
    fork({
      values: [
        [$restaurantData, { ...restaurantData(), info: aRestaurant(info) }],
        [$session, session],
      ],
    });
  const withPoints = { fidelity: { ...aRestaurant().fidelity, enablePoints: true } };

  async function finish(scope: Scope) {
    const received = { to: [] as string[], tableOrders: 0, finishes: 0 };
    const stops = [
      createWatch({ unit: finishLedTo, scope, fn: (path) => received.to.push(path) }),
      createWatch({
        unit: sendConfirmationRequested,
        scope,
        fn: () => {
          received.tableOrders += 1;
        },
      }),
      createWatch({
        unit: cartBus.finishRequested,
        scope,
        fn: () => {
          received.finishes += 1;
        },
      }),
    ];
    await allSettled(finishClicked, { scope });
    for (const stop of stops) stop();
    return received;
  }

  test.each([
    {
      row: '[CART-20] [CART-25] closed and not schedulable leads to the closed dialog',
      scope: () => at({ is_closed: true }),
      path: '/shopping-cart/restaurant-closed',
    },
    { row: '[CART-23] open leads to delivery', scope: () => at(), path: '/delivery' },
    {
      row: '[CART-22] a visitor of a loyalty program is invited',
      scope: () => at(withPoints),
      path: '/shopping-cart/use-loyalty',
    },
  ])('$row', async ({ scope, path }) => {
    expect(await finish(scope())).toEqual({ to: [path], tableOrders: 0, finishes: 1 });
  });

  test('[CART-19] [CART-21] at a table the content of the order is shown, and nothing else opens', async () => {
    const scope = at(withPoints);
    await allSettled(tableLinkRead, {
      scope,
      params: { mode: 'table', table: '7', token: 'code' },
    });
    expect(await finish(scope)).toStrictEqual({ to: [], tableOrders: 1, finishes: 1 });
  });

  test('[CART-21] while the order to the table is on its way, pressing again does nothing', async () => {
    const scope = at();
    await allSettled(tableLinkRead, {
      scope,
      params: { mode: 'table', table: '7', token: 'code' },
    });
    await allSettled(tableOrderSending, { scope, params: true });
    expect(await finish(scope)).toEqual({ to: [], tableOrders: 0, finishes: 0 });
  });

  test.each([
    {
      case: 'a week less a millisecond later it is still dismissed',
      after: WEEK - 1,
      path: '/delivery',
    },
    { case: 'a week later it comes again', after: WEEK, path: '/shopping-cart/use-loyalty' },
  ])('[CART-22] [LOYALTY-06] [OPEN-027] $case', async ({ after, path }) => {
    const scope = at(withPoints);
    await allSettled(loyaltyDismissed, { scope });
    expect(JSON.parse(localStorage.getItem('loyaltyDismissed-7') ?? '{}')).toMatchObject({
      value: NOW,
    });
    clock(NOW + after);
    expect((await finish(scope)).to).toEqual([path]);
  });

  test('[LOYALTY-06] a dismissal in one restaurant says nothing in another', async () => {
    await allSettled(loyaltyDismissed, { scope: at(withPoints) });
    expect((await finish(at({ ...withPoints, id: 8 }))).to).toEqual(['/shopping-cart/use-loyalty']);
  });
});

describe('notes', () => {
  beforeAll(polyfillModal);

  async function open(language: Language = 'en') {
    const [onLeave, changed] = [jest.fn(), jest.fn()];
    cartBus.notesChanged.watch(changed);
    const around = await inTexts(remote, { scope: fork(), language });
    render(
      around(<NotesDialog line={aGeneralLine({ lineId: 'l1', notes: '' })} onLeave={onLeave} />),
    );
    return {
      onLeave,
      changed,
      save: () => fireEvent.submit(document.getElementById('cart-notes')!),
    };
  }
  const note = (): HTMLTextAreaElement => screen.getByRole('textbox');

  test.each([
    ['en', 'Please do not enter card details here.'],
    ['pt-br', 'Não escreva dados de cartão aqui.'],
  ] as const)(
    '[CART-08] a note with the number of a card is not saved and shows the reason in %s, until it is removed',
    async (language, text) => {
      const { save, changed, onLeave } = await open(language);
      await userEvent.type(note(), 'cobrar no 4111-1111-1111-1111');
      expect(note()).not.toHaveAttribute('aria-invalid');
      save();
      expect([note().value, changed.mock.calls, onLeave.mock.calls]).toEqual([
        'cobrar no 4111-1111-1111-1111',
        [],
        [],
      ]);
      expect(note()).toHaveAccessibleDescription(expect.stringContaining(text));
      fireEvent.change(note(), { target: { value: 'sem cebola' } });
      expect(note()).not.toHaveAttribute('aria-invalid');
      save();
      expect(changed).toHaveBeenCalledWith({ lineId: 'l1', notes: 'sem cebola' });
    },
  );

  test('[CART-08] a note is saved in one line, without direction marks', async () => {
    const { save, changed } = await open();
    fireEvent.change(note(), { target: { value: ' sem cebola\n\n\u202esem sal ' } });
    save();
    expect(changed).toHaveBeenCalledWith({ lineId: 'l1', notes: 'sem cebola sem sal' });
  });
});
