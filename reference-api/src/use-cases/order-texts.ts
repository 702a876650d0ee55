import type { CartLine, OrderRequest } from '@storefront/shared-domain/contracts';
import { LONGEST_NUMBER, normaliseText } from '@storefront/shared-domain/rules';
import type { OrderProblem } from './order-problem';

const LONGEST_TEXT = 300;
const LONGEST_NOTES = 1000;

/** Every note of a line by its path: its own, its flavors', and those of a combo's pizzas. */
function notesOf(line: CartLine, path: string): [path: string, notes: string][] {
  const flavors = line.type === 'pizza' ? line.selectedFlavors.map(({ notes }, index): [string, string] => [`${path}.selectedFlavors.${index}.notes`, notes]) : [];
  const pizzas = line.type === 'combo' ? line.comboItems.flatMap((pizza, index) => notesOf(pizza, `${path}.comboItems.${index}`)) : [];
  return [[`${path}.notes`, line.notes], ...flavors, ...pizzas];
}

/** A house number as it is kept is no longer than the form takes (DELIVERY-47). */
const isNumberTooLong = ({ details, user }: Pick<OrderRequest, 'details' | 'user'>): boolean =>
  details.deliveryType === 'delivery' && normaliseText(user.number).trim().length > LONGEST_NUMBER;

/** Texts are kept for ever and printed in a kitchen: a longer one than any form takes is refused, by its path. */
export function textProblem({ details, user, orders, ratingNote, fingerprint }: OrderRequest): OrderProblem | null {
  const texts = [
    ...Object.entries(details).map(([name, value]) => [`details.${name}`, value, LONGEST_TEXT] as const),
    ...Object.entries(user).map(([name, value]) => [`user.${name}`, value, LONGEST_TEXT] as const),
    ...orders.flatMap((line, index) => notesOf(line, `orders.${index}`)).map(([path, notes]) => [path, notes, LONGEST_NOTES] as const),
    ['ratingNote', ratingNote, LONGEST_NOTES] as const, ['fingerprint', fingerprint, LONGEST_TEXT] as const,
  ];
  const tooLong = texts.find(([, value, longest]) => typeof value === 'string' && value.length > longest);
  if (tooLong) return { kind: 'text-too-long', path: tooLong[0] };
  return isNumberTooLong({ details, user }) ? { kind: 'text-too-long', path: 'user.number' } : null;
}
