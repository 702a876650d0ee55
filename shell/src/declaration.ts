import type { ShellDeclaration } from '@storefront/compositions';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE } from '@storefront/shared-domain/contracts';
import type { SlotName, SlotVersions } from '@storefront/shared-domain/remote';
import { earlierRemotes } from './addresses/earlier-remotes';
import { guardNames } from './addresses/guard-names';

type Slots = {
  [Name in SlotName]: ShellDeclaration['slots'][string] & { readonly props: SlotVersions[Name] };
};

/** What the shell offers to remotes, by the names that their declarations use. */
export const declaration = {
  language: LANGUAGE_TABLE[DEFAULT_LANGUAGE].tag,
  guards: [...guardNames],
  slots: {
    notice: { props: 1, isShared: true },
    'cart-button': { props: 1 },
    'docked-cart': { props: 1 },
    'table-cart': { props: 1 },
    'cashback-badge': { props: 1 },
    'cart-recovery': { props: 1 },
    'confirm-coordinates': { props: 1 },
    'new-card': { props: 1 },
    login: { props: 1 },
  } satisfies Slots,
  screens: ['not-found', 'unknown-restaurant', 'plain-document', 'head'],
  links: [
    'cart',
    'menu',
    'track',
    'tablet',
    'home',
    'tabletScan',
    'rateOrder',
    'login',
    'delivery',
    'payment',
    'paymentSuccess',
  ],
  lists: ['products', 'sizes', 'combos', 'new-combos'],
  parts: {
    'order-draft': ['order-draft'],
    contracts: ['provide-contracts'],
    'api-client': ['axios'],
  },
  early: ['drawn-cart', 'followed-order'],
  earlier: earlierRemotes,
} satisfies ShellDeclaration;
