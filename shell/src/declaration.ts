import type { ShellDeclaration } from '@storefront/compositions';
import { earlierRemotes } from './earlier-remotes';

/** Guards of pages (SHELL-38); their rules are in guards.ts. */
const guards = ['delivery', 'payment', 'pizza', 'pizza-nep', 'extra', 'track', 'rate-order'] as const;
export type GuardName = (typeof guards)[number];

/** What the shell offers to remotes, by the names that their declarations use. */
export const declaration = {
  guards: [...guards],
  slots: {
    'cart-button': { props: 1, atStart: 'narrow' },
    'docked-cart': { props: 1, atStart: 'wide' },
    'table-cart': { props: 1 },
    'cashback-badge': { props: 1 },
    'cart-recovery': { props: 1 },
    'confirm-coordinates': { props: 1 },
    'new-card': { props: 1 },
    login: { props: 1 },
  },
  screens: ['not-found', 'unknown-restaurant', 'plain-menu'],
  lists: ['products', 'sizes', 'combos', 'new-combos'],
  parts: {
    'order-draft': ['order-draft'],
    contracts: ['provide-contracts'],
    'api-client': ['axios'],
  },
  early: ['drawn-cart', 'followed-order'],
  earlier: earlierRemotes,
} satisfies ShellDeclaration;
export type SlotName = keyof typeof declaration.slots;
