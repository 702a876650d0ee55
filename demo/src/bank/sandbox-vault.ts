import { err, ok } from '@storefront/shared-domain/rules';
import { randomUUID } from 'node:crypto';
import type { CardVault } from '@storefront/reference-api/plugin/payments';

/**
 * Behavior of a sandbox card: it pays, its charges are declined, or the vault loses it after the
 * first order.
 */
export type SandboxCardKind = 'approved' | 'declined' | 'erased';

/**
 * Documented numbers that behave unlike every other one, which is approved. They belong to no real
 * card.
 */
const KINDS: Readonly<Record<string, SandboxCardKind>> = {
  '4000000000000002': 'declined',
  '4000000000000069': 'erased',
};

/** This CVV is wrong on every card. */
const isWrongCvv = (cvv: string): boolean => /^0+$/.test(cvv);

/**
 * Behavior of a card, read from its reference; null for a reference that is not the sandbox's. The
 * sandbox stores nothing else of a card.
 */
export function sandboxCardKind(reference: string): SandboxCardKind | null {
  const [, kind] = /^sandbox-card-(approved|declined|erased)-/.exec(reference) ?? [];
  return (kind as SandboxCardKind | undefined) ?? null;
}

/** The demo's vault: behaves as a provider would, without a bank and without stored data. */
export const sandboxVault: CardVault = {
  keep: async ({ creditCard: { creditCardNumber, creditCardCcv } }) =>
    isWrongCvv(creditCardCcv)
      ? err({ kind: 'refused' })
      : ok({ reference: `sandbox-card-${KINDS[creditCardNumber] ?? 'approved'}-${randomUUID()}` }),
  checkCvv: async (reference, cvv) => {
    if (sandboxCardKind(reference) === 'erased') return 'erased';
    return isWrongCvv(cvv) ? 'differs' : 'matches';
  },
  holds: async (reference) => sandboxCardKind(reference) !== 'erased',
  forget: async () => undefined,
};
