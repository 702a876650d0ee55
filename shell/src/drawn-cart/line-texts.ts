import type { CartLine, CartFrame, Minor } from '@storefront/shared-domain/contracts';
import { formatMoney, type LinePart } from '@storefront/shared-domain/rules';

type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

/** The texts of a cart, as the application writes them. */
export function createTexts({ texts, points, currency, language }: CartFrame) {
  const money = (amount: Minor): string => formatMoney(amount, currency);
  const say = (key: string, values: Values): string => filled(texts[key] ?? '', values);
  return {
    money,
    say,
    missing: (text: string, amount: Minor): string => filled(text, { missing: money(amount) }),
    points: (count: number): string =>
      filled(points[new Intl.PluralRules(language).select(count)] ?? points['other'] ?? '', {
        count,
      }),
    ofPart: ({ kind, name, notes, quantity: count }: LinePart): string =>
      kind === 'flavor' ? [name, notes].filter(Boolean).join(' · ') : say(kind, { name, count }),
    notes: ({ notes }: CartLine): string => say('notes', { notes }),
  };
}

export type CartTexts = ReturnType<typeof createTexts>;
