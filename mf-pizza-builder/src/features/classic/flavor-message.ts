import type { FlavorLimits, PizzaProblem } from '@storefront/shared-domain/rules';

/** Translation key and values of a text about flavors. */
export type FlavorMessage = {
  readonly key: string;
  readonly values: Readonly<Record<string, number>>;
};

/** Number of flavors of a pizza (PIZZA-22 to PIZZA-24); null while it is unknown. */
export function limitsMessage({ min, max }: FlavorLimits): FlavorMessage | null {
  if (max === 0) return null;
  if (min === max) return { key: 'classic.flavors.exactly', values: { count: max } };
  return min === 1
    ? { key: 'classic.flavors.up-to', values: { count: max } }
    : { key: 'classic.flavors.between', values: { min, max } };
}

/** Number of missing flavors (PIZZA-25); 'at least' where more are possible (OPEN-039). */
export const missingMessage = ({
  missing,
  more,
}: Extract<PizzaProblem, { kind: 'flavors-missing' }>): FlavorMessage => ({
  key: more > missing ? 'classic.flavors.at-least-more' : 'classic.flavors.more',
  values: { count: missing },
});
