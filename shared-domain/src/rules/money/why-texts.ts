import type { Minor } from '../../contracts';
import type { TotalLine } from './total-lines';

/** Returns a text of the namespace `domain` by its key. */
export type Say = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** The reasons of a line as sentences. `method`: displayed name of the payment method. */
export const whyTexts = (
  { why }: Pick<TotalLine, 'why'>,
  say: Say,
  money: (amount: Minor) => string,
  method = '',
): string[] =>
  why.map(({ key, money: amounts, values }) => {
    const reported = Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, money(amount)]),
    );
    return say(`why.${key}`, { ...values, ...reported, method });
  });
