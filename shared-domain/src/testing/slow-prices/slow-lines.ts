import type { CartLine, ChosenExtra } from '../../contracts';
import { by, count, money, NOTHING, notBelowZero, plus, total, type Reported } from './ratio';
import { said } from './words';

const extras = (chosen: readonly ChosenExtra[]) =>
  total(chosen.map(({ price, qty }) => by(money(price), count(qty))));
const extrasWords = (chosen: readonly ChosenExtra[]): string =>
  chosen
    .map(({ price, qty }) => ` + ${qty === 1 ? '' : `${qty} x `}${said(money(price))}`)
    .join('');

/** DOMAIN-069 to DOMAIN-072, CONFLICTS-19: price of a line with its quantity. */
export function slowLine(line: CartLine): Reported {
  if (line.type === 'prize') return { value: NOTHING, words: 'a prize costs no money' };
  if (line.type === 'combo') {
    const value = by(money(line.totalPrice), count(line.qty));
    return {
      value,
      words: `a combo, extras in it already: ${said(money(line.totalPrice))} x ${line.qty} = ${said(value)}`,
    };
  }
  const one = line.type === 'pizza' ? line.totalPrice : line.price;
  const value = by(plus(money(one), extras(line.extras)), count(line.qty));
  const what = line.type === 'pizza' ? 'a pizza' : 'a dish';
  const sum = `${said(money(one))}${extrasWords(line.extras)}`;
  return { value, words: `${what}: (${sum}) x ${line.qty} = ${said(value)}` };
}

/** DOMAIN-068: the cart total is never below 0. */
export function slowCart(lines: readonly CartLine[]): Reported {
  const each = lines.map((line) => slowLine(line).value);
  const value = notBelowZero(total(each));
  return {
    value,
    words: each.length === 0 ? 'an empty cart' : `${each.map(said).join(' + ')} = ${said(value)}`,
  };
}

/** DOMAIN-069: points of the cart's prizes. */
export function slowPoints(lines: readonly CartLine[]): Reported<number> {
  const prizes = lines.flatMap((line) => (line.type === 'prize' ? [line] : []));
  const value = prizes.reduce((points, { points_needed, qty }) => points + points_needed * qty, 0);
  return {
    value,
    words:
      prizes.length === 0
        ? 'no prizes, no points'
        : `${prizes.map(({ points_needed, qty }) => `${points_needed} x ${qty}`).join(' + ')} = ${value} points`,
  };
}

/**
 * A combo's own price, its pizzas and its extras, in that order; the first two never below 0
 * together.
 */
export function slowCombo(
  comboPrice: number,
  pizzas: readonly number[],
  chosen: readonly ChosenExtra[],
): Reported {
  const own = notBelowZero(plus(money(comboPrice), total(pizzas.map(money))));
  const counted = chosen.filter(({ qty }) => qty > 0);
  const value = plus(own, extras(counted));
  const ownWords = [comboPrice, ...pizzas].map((price) => said(money(price))).join(' + ');
  const withExtras = counted.length === 0 ? '' : `;${extrasWords(counted)} = ${said(value)}`;
  return { value, words: `${ownWords} = ${said(own)}${withExtras}` };
}
