import { allSettled, createWatch, fork, type Unit } from 'effector';
import { cartBus, noticeBus } from '@storefront/shared-domain/bus';
import { minor } from '@storefront/shared-domain/contracts';
import { $lines, $restaurantData } from '@storefront/shared-domain/models';
import {
  aCategory,
  aComboLine,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  aPizzaLine,
  aPrizeLine,
  aProduct,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { cardPath } from './card-chunk';
import { $quantities, $withChoices, productChosen, productReturned } from './catalogue.model';

describe('catalogue', () => {
  const data = restaurantData({
    menu: aMenu({
      featuredItems: [aProduct({ id: 'pasta', extras: [anExtrasGroup()] })],
      categories: [
        aCategory({
          products: [
            aProduct(),
            aProduct({ id: 'salad', extras: [anExtrasGroup({ options: [] })] }),
          ],
        }),
      ],
    }),
  });

  function scopeWatching<T>(unit: Unit<T>): { scope: ReturnType<typeof fork>; seen: T[] } {
    const scope = fork({ values: [[$restaurantData, data]] });
    const seen: T[] = [];
    createWatch({
      unit,
      scope,
      fn: (value) => {
        seen.push(value);
      },
    });
    return { scope, seen };
  }

  test('[OPEN-034] a product without extras goes straight into the cart, with a toast', async () => {
    const { scope, seen } = scopeWatching(noticeBus.toastRequested);
    await allSettled(productChosen, {
      scope,
      params: { productId: 'bruschetta', notice: 'Bruschetta added' },
    });
    expect(scope.getState($lines)).toMatchObject([
      { type: 'general', id: 'bruschetta', name: 'Bruschetta', qty: 1, price: 1890, extras: [] },
    ]);
    expect(seen).toEqual([{ text: 'Bruschetta added', tone: 'success', isSilent: true }]);
  });

  test('a pizza counts for its card and for each of its flavors, a combo and a prize for their own', async () => {
    const { scope } = scopeWatching(noticeBus.toastRequested);
    for (const line of [aPizzaLine({ qty: 2 }), aComboLine(), aPrizeLine(), aGeneralLine()])
      await allSettled(cartBus.lineAdded, { scope, params: line });
    expect(scope.getState($quantities)).toEqual({
      'pizza:large': 2,
      'flavor:margherita': 2,
      'flavor:diavola': 2,
      'combo:family': 1,
      'prize:tiramisu': 1,
      'product:bruschetta': 1,
    });
  });

  test('[CART-14] a card takes out of its plain line first, then of its newest one, and no more', async () => {
    const { scope } = scopeWatching(noticeBus.toastRequested);
    for (const line of [
      aGeneralLine({ lineId: 'salt', id: 'bruschetta', notes: 'no salt', extras: [] }),
      aGeneralLine({ lineId: 'plain', id: 'bruschetta', notes: '', extras: [], qty: 2 }),
      aGeneralLine({ lineId: 'other', id: 'pasta', notes: '', extras: [] }),
    ])
      await allSettled(cartBus.lineAdded, { scope, params: line });
    const left = async () => {
      await allSettled(productReturned, { scope, params: 'bruschetta' });
      return scope.getState($lines).map(({ lineId, qty }) => `${qty} ${lineId}`);
    };
    expect(await left()).toEqual(['1 salt', '1 plain', '1 other']);
    expect(await left()).toEqual(['1 salt', '1 other']);
    expect(await left()).toEqual(['1 other']);
    expect(await left()).toEqual(['1 other']);
  });

  test('[CART-14] an older line with extras stays before a plain one, and a prize always', async () => {
    const { scope } = scopeWatching(noticeBus.toastRequested);
    const extras = [{ id: 'cheese', groupId: 'more', name: 'Cheese', price: minor(300), qty: 1 }];
    for (const line of [
      aGeneralLine({ lineId: 'first', notes: '', extras }),
      aGeneralLine({ lineId: 'plain', notes: '', extras: [] }),
      aGeneralLine({ lineId: 'salt', notes: 'no salt', extras: [] }),
      aPrizeLine({ lineId: 'prize', id: 'bruschetta' }),
    ])
      await allSettled(cartBus.lineAdded, { scope, params: line });
    const left = async () => {
      await allSettled(productReturned, { scope, params: 'bruschetta' });
      return scope.getState($lines).map(({ lineId }) => lineId);
    };
    expect(await left()).toEqual(['first', 'salt', 'prize']);
    expect(await left()).toEqual(['first', 'prize']);
    expect(await left()).toEqual(['prize']);
    expect(await left()).toEqual(['prize']);
  });

  test('only products with something to choose open the extras page', () => {
    const { scope } = scopeWatching(noticeBus.toastRequested);
    expect([...scope.getState($withChoices)]).toEqual(['pasta']);
  });
});

describe('the path of a card', () => {
  test.each([
    {
      case: 'a pizza opens the builder',
      kind: 'pizza',
      hasChoices: false,
      isNew: false,
      path: '/pizza?product=1&menu=pizzas',
    },
    {
      case: 'a pizza opens the new builder where it is on',
      kind: 'pizza',
      hasChoices: false,
      isNew: true,
      path: '/pizza-nep?product=1&menu=pizzas',
    },
    {
      case: 'a combo opens the builder as a combo',
      kind: 'combo',
      hasChoices: true,
      isNew: false,
      path: '/pizza?product=1&isCombo=true&menu=pizzas',
    },
    {
      case: 'a product with extras opens the extras page',
      kind: 'product',
      hasChoices: true,
      isNew: true,
      path: '/extra?product=1&menu=pizzas',
    },
  ] as const)('[OPEN-034] $case', ({ kind, hasChoices, isNew, path }) =>
    expect(
      cardPath({ kind, id: '1' }, { sectionId: 'pizzas', hasChoices, isNewBuilder: isNew }),
    ).toBe(path),
  );

  test('a flavor opens the builder of its cheapest size, where the size is chosen', () =>
    expect(
      cardPath(
        { kind: 'flavor', id: 'pera', size: 'small' },
        { sectionId: 'flavors-sweet', hasChoices: false, isNewBuilder: true },
      ),
    ).toBe('/pizza-nep?product=small&by=flavor&menu=flavors-sweet&flavors=pera'));
});
