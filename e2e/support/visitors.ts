import { type Arm, chooseArm } from '@storefront/compositions';

const id = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The id of a visitor in an arm. */
export function visitorIn(
  arm: string,
  { arms, salt }: { readonly arms: readonly Arm[]; readonly salt: string },
): string {
  for (let number = 0; number < 100_000; number += 1) {
    if (chooseArm(arms, salt, id(number))?.name === arm) return id(number);
  }
  throw new Error(`no visitor falls into arm ${arm}`);
}
