import { fork, allSettled } from 'effector';
import {
  ZERO,
  minor,
  type CartLine as Line,
  type PizzaLine,
  type FlavorCategory,
} from '@storefront/shared-domain/contracts';
import { $restaurantData, $isPlacing, $lastOrder, $lines } from '@storefront/shared-domain/models';
import {
  aCategory,
  aChosenExtra,
  aCombo,
  aComboLine,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  aPizzaLine,
  aPizzas,
  aPizzaSize,
  aPrizeLine,
  aProduct,
  aRestaurant,
  restaurantData,
  aPrize,
  aPlacedOrder,
} from '@storefront/shared-domain/testing';
import { htmlOf, textOf } from '../../testing/render.test-kit';
import { CartLine } from './cart-line';
import { $shownLines, linePicture, quantitySet } from './lines.model';

describe('a line', () => {
  const scope = (allow_order_comments = true) =>
    fork({
      values: [[$restaurantData, restaurantData({ info: aRestaurant({ allow_order_comments }) })]],
    });
  const text = (line: Line) => textOf(<CartLine line={line} />, { scope: scope() });
  const html = (line: Line, comments = true) =>
    htmlOf(<CartLine line={line} />, { scope: scope(comments) });

  const half = aPizzaLine().selectedFlavors[0]!;
  const built: PizzaLine = aPizzaLine({
    priceBehavior: 'incremental',
    basePrice: minor(500),
    totalPrice: minor(6000),
    extras: [aChosenExtra({ name: 'Ketchup', qty: 2, price: minor(150) })],
    selectedFlavors: [
      {
        ...half,
        name: 'Margherita',
        price: minor(2100),
        additionalToppings: [{ id: 't', name: 'Bacon', price: minor(400), sizeID: 'large' }],
      },
      { ...half, id: 'diavola', name: 'Diavola', price: minor(2300) },
    ],
    crust: { id: 'c', name: 'Catupiry', price: minor(700), sizeID: 'large' },
    dough: { id: 'd', name: 'Thin', price: ZERO, sizeID: 'large' },
  });
  const builtText =
    'Large pizza Base price R$5,00 1/2 Margherita R$21,00 + Bacon R$4,00 1/2 Diavola R$23,00 ' +
    'Crust: Catupiry R$7,00 Dough: Thin';

  test('[CART-02] a product shows its name and its chosen extras with quantity and price', async () => {
    const shown = await text(
      aGeneralLine({
        extras: [aChosenExtra({ qty: 2 }), aChosenExtra({ id: 'olives', name: 'Olives', qty: 0 })],
      }),
    );
    expect(shown).toContain('Bruschetta Base price R$18,90 2x Cheese R$7,00');
    expect(shown).not.toContain('Olives');
  });

  test('[CART-02] a pizza shows flavors with fraction and price, toppings, crust, dough and extras', async () => {
    const shown = await text(built);
    expect(shown).toContain(`${builtText} 2x Ketchup R$3,00`);
  });

  test('[CART-03] a combo shows its pizzas with size, fractions, prices, toppings, crust and dough', async () => {
    const plain = aPizzaLine({
      name: 'Small pizza',
      selectedFlavors: [{ ...half, fractionText: '1/1', price: minor(4990) }],
    });
    const shown = await text(
      aComboLine({
        comboItems: [built, plain],
        extras: [aChosenExtra({ name: 'Cola', qty: 1 })],
        totalPrice: minor(12_540),
      }),
    );
    expect(shown).toContain(`Family night Combo price R$12,00 ${builtText}`);
    expect(shown).toContain('Small pizza Margherita R$49,90 1x Cola R$3,50');
  });

  test('[CART-05] a line shows its subtotal, a prize the points it needs', async () => {
    expect(await html(aGeneralLine({ qty: 3 }))).toContain('data-subtotal="true">R$56,70<');
    expect(await html(aPrizeLine({ qty: 2, points_needed: 40 }))).toContain(
      'data-subtotal="true">80 points<',
    );
  });

  test('[CART-06] [CART-07] a prize can be given back and not be counted up', async () => {
    expect(await html(aGeneralLine())).toContain('One more Bruschetta');
    const prize = await html(aPrizeLine());
    expect(prize).toContain('Remove Tiramisu');
    expect(prize).not.toContain('One more');
  });

  test.each([{ comments: true }, { comments: false }])(
    '[CART-04] [CART-08] notes are shown, and written only where comments are allowed: $comments',
    async ({ comments }) => {
      const shown = await html(aGeneralLine({ notes: 'no garlic' }), comments);
      expect(shown).toContain('Note: no garlic');
      expect(shown.includes('/shopping-cart/notes?line=general-1')).toBe(comments);
    },
  );

  describe('the link that changes the choices of a line', () => {
    const menu = aMenu({
      categories: [
        aCategory({
          products: [
            aProduct({ id: 'pasta', extras: [anExtrasGroup()] }),
            aProduct({ id: 'cola', extras: [] }),
          ],
        }),
      ],
      pizzas: aPizzas({ sizes: [aPizzaSize({ id: 'large' })] }),
      combos: [aCombo({ id: 'family' })],
    });
    const links = async (line: Line): Promise<string[]> => {
      const shown = await htmlOf(<CartLine line={line} />, {
        scope: fork({
          values: [
            [
              $restaurantData,
              restaurantData({ info: aRestaurant({ allow_order_comments: false }), menu }),
            ],
          ],
        }),
      });
      return [...shown.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
    };

    test.each<{ case: string; line: Line; to: string[] }>([
      {
        case: 'of a pizza',
        line: aPizzaLine({ lineId: 'a', id: 'large' }),
        to: ['/pizza?product=large&edit=a'],
      },
      {
        case: 'of a combo',
        line: aComboLine({ lineId: 'a', id: 'family' }),
        to: ['/pizza?product=family&edit=a&isCombo=true'],
      },
      {
        case: 'of a dish with options',
        line: aGeneralLine({ lineId: 'a', id: 'pasta' }),
        to: ['/extra?product=pasta&edit=a'],
      },
      { case: 'not of a dish without options', line: aGeneralLine({ id: 'cola' }), to: [] },
      { case: 'not of a pizza that left the menu', line: aPizzaLine({ id: 'old' }), to: [] },
    ])('is there $case', async ({ line, to }) => expect(await links(line)).toEqual(to));
  });
});

describe('its picture', () => {
  const flavors: FlavorCategory = {
    id: 'all',
    name: 'All',
    description: '',
    flavors: ['margherita', 'diavola'].map((id) => ({
      id,
      name: id,
      description: '',
      image: id === 'diavola' ? 'hot' : '',
      available: true,
      possiblePrices: [],
    })),
  };
  const menu = (size: string, combo: string) =>
    aMenu({
      categories: [aCategory({ products: [aProduct({ image: 'toast' })] })],
      pizzas: aPizzas({ sizes: [aPizzaSize({ image: size })], flavorCategories: [flavors] }),
      combos: [aCombo({ image: combo })],
      prizes: [aPrize({ image: 'cup' })],
    });

  test.each([
    {
      of: 'a product',
      line: aGeneralLine(),
      size: '',
      combo: '',
      picture: { kind: 'products', image: 'toast', icon: 'dish' },
    },
    {
      of: 'a pizza whose size has one',
      line: aPizzaLine(),
      size: 'box',
      combo: '',
      picture: { kind: 'products', image: 'box', icon: 'pizza' },
    },
    {
      of: 'a pizza: its first flavor that has one',
      line: aPizzaLine(),
      size: '',
      combo: '',
      picture: { kind: 'flavors', image: 'hot', icon: 'pizza' },
    },
  ] as const)('the picture of $of', ({ line, size, combo, picture }) =>
    expect(linePicture(menu(size, combo))(line)).toMatchObject(picture),
  );
});

describe('the lines', () => {
  const withLine = (qty: number) =>
    fork({ values: [[$lines, [aGeneralLine({ lineId: 'a', qty })]]] });

  test.each([
    { case: 'a typed quantity replaces the one before', from: 2, to: 7, quantities: [7] },
    { case: '[CART-14] 0 removes the line', from: 1, to: 0, quantities: [] },
  ])('$case', async ({ from, to, quantities }) => {
    const scope = withLine(from);
    await allSettled(quantitySet, { scope, params: { lineId: 'a', qty: to } });
    expect(scope.getState($lines).map(({ qty }) => qty)).toEqual(quantities);
  });

  test.each([
    { case: 'the ordered lines while the order is completed', shown: ['ordered'] },
    { case: 'the cart when it is filled again meanwhile', cart: ['new'], shown: ['new'] },
    { case: 'an empty cart when no order is completed', isPlacing: false, shown: [] },
  ])('visible are the lines of $case', ({ cart = [], isPlacing = true, shown }) => {
    const linesOf = (ids: readonly string[]) => ids.map((lineId) => aGeneralLine({ lineId }));
    const scope = fork({
      values: [
        [$lines, linesOf(cart)],
        [$lastOrder, { placed: aPlacedOrder(), lines: linesOf(['ordered']) }],
        [$isPlacing, isPlacing],
      ],
    });
    expect(scope.getState($shownLines).map(({ lineId }) => lineId)).toEqual(shown);
  });
});
