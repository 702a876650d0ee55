import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $restaurant } from '@storefront/shared-domain/models';

/** Share of the visits that see the first of the two links; the others see the second (MENU-17). */
const FIRST_SHARE = 0.8;

/** The footer of the menu was mounted. */
export const footerShown = createEvent();

/** The link that a number in [0, 1) selects: 0 the first, 1 the second. */
const chooseVariant = (random: number): 0 | 1 => (random < FIRST_SHARE ? 0 : 1);

const $variant = createStore<0 | 1 | null>(null);

/** Source of random numbers; tests replace it. */
export const $random = createStore<() => number>(Math.random, { serialize: 'ignore' });

const drawFx = attach({ source: $random, effect: (random) => chooseVariant(random()) });

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
