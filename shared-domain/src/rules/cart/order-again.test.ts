import fc from 'fast-check';
import { minor } from '../../contracts/primitives';
import {
  aCategory,
  aChosenExtra,
  aGeneralLine,
  aMenu,
  anExtrasGroup,
  aPrize,
  aPrizeLine,
  aProduct,
  aRestaurant,
} from '../../testing';
import { anyCart, anyMenu } from '../../testing/arbitraries';
import { orderAgain } from './order-again';
import { verifyLines } from '../order/verify-lines';

const info = aRestaurant();
const menu = aMenu({
  prizes: [aPrize()],
  categories: [
    aCategory({
      products: [
        aProduct({ price: minor(2100), extras: [anExtrasGroup()] }),
        aProduct({ id: 'soup', name: 'Soup', unavailable: true }),
        aProduct({ id: 'wine', name: 'Wine', channels: ['table'] }),
      ],
    }),
  ],
});
const again = (...lines: Parameters<typeof orderAgain>[0]) =>
  orderAgain(lines, { menu, info }, 'delivery');

describe('[OPEN-040] an order again', () => {
  test('takes names and prices from the menu of now, and keeps quantity, extras and note', () => {
    const line = aGeneralLine({
      name: 'Old name',
      price: minor(1),
      qty: 3,
      notes: 'no salt',
      extras: [aChosenExtra({ price: minor(1) })],
    });
    expect(again(line)).toEqual({
      lines: [
        aGeneralLine({ price: minor(2100), qty: 3, notes: 'no salt', extras: [aChosenExtra()] }),
      ],
      leftOut: [],
    });
  });

  test('leaves out what cannot be bought, each name once, and says so', () => {
    const gone = aGeneralLine({ id: 'gone', name: 'Gone' });
    expect(
      again(
        aGeneralLine({ id: 'soup', name: 'Soup' }),
        aGeneralLine(),
        gone,
        { ...gone, lineId: 'x' },
        aGeneralLine({ id: 'wine', name: 'Wine' }),
      ),
    ).toMatchObject({ lines: [{ id: 'bruschetta' }], leftOut: ['Soup', 'Gone', 'Wine'] });
  });

  test('does not spend points a second time', () =>
    expect(again(aPrizeLine())).toEqual({ lines: [], leftOut: ['Tiramisu'] }));

  test('gives nothing the server would refuse, whatever was ordered and whatever the menu is', () => {
    fc.assert(
      fc.property(anyCart, anyMenu, (lines, anyCatalogue) => {
        const { lines: fresh } = orderAgain(lines, { menu: anyCatalogue, info }, 'delivery');
        expect(verifyLines(fresh, { menu: anyCatalogue, info }, 'delivery')).toEqual({
          ok: true,
          value: fresh,
        });
      }),
    );
  });
});
