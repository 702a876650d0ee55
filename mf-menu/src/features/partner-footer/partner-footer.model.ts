import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $restaurant } from '@storefront/shared-domain/models';

/** Part of the visits that see the first of the two links; the others see the second (MENU-17). */
const FIRST_SHARE = 0.8;

/** The foot of the menu is on the page. */
export const footerShown = createEvent();

/** Which link a number from 0 to below 1 draws: 0 the first, 1 the second. */
export const variantOf = (random: number): 0 | 1 => (random < FIRST_SHARE ? 0 : 1);

const $variant = createStore<0 | 1 | null>(null);

/** Where chance comes from; a test puts its own in. */
export const $random = createStore<() => number>(Math.random, { serialize: 'ignore' });

const drawFx = attach({ source: $random, effect: (random) => variantOf(random()) });

/** The link of this page load, chosen once (OPEN-043); null without one. */
export const $partnerLink = combine($restaurant, $variant, (info, variant) =>
  info === null || variant === null
    ? null
    : (info.partner_links[variant] ?? info.partner_links[0] ?? null),
);

sample({
  clock: footerShown,
  source: $variant,
  filter: (variant) => variant === null,
  fn: () => undefined,
  target: drawFx,
});
sample({ clock: drawFx.doneData, target: $variant });
