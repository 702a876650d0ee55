import type { OrderRequest } from '@storefront/shared-domain/contracts';
import type { OrderProblem } from './order-problem';

const LONGEST_TEXT = 300;
const LONGEST_NOTES = 1000;

/** Texts are kept for ever and printed in a kitchen: a longer one than any form takes is refused, by its path. */
export function textProblem({ details, user, orders, ratingNote, fingerprint }: OrderRequest): OrderProblem | null {
  const texts = [
    ...Object.entries(details).map(([name, value]) => [`details.${name}`, value, LONGEST_TEXT] as const),
    ...Object.entries(user).map(([name, value]) => [`user.${name}`, value, LONGEST_TEXT] as const),
    ...orders.map((line, index) => [`orders.${index}.notes`, line.notes, LONGEST_NOTES] as const),
    ['ratingNote', ratingNote, LONGEST_NOTES] as const, ['fingerprint', fingerprint, LONGEST_TEXT] as const,
  ];
  const tooLong = texts.find(([, value, longest]) => typeof value === 'string' && value.length > longest);
  return tooLong ? { kind: 'text-too-long', path: tooLong[0] } : null;
}
