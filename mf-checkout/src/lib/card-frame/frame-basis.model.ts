import { combine } from 'effector';
import type { CardFrameStart } from '@storefront/shared-domain/contracts';
import { $language, $restaurant, $session } from '@storefront/shared-domain/models';
import { themeVariables } from '@storefront/shared-ui';

/**
 * Start data common to all card documents, without the frame's nonce and the device's fingerprint.
 */
export type FrameBasis = Pick<
  CardFrameStart,
  'restaurantId' | 'language' | 'colors' | 'look' | 'bearer'
>;

/** Null until the restaurant is loaded. The colours are those of the page's buttons. */
export const $frameBasis = combine(
  $restaurant,
  $language,
  $session,
  (info, language, session): FrameBasis | null => {
    if (info === null) return null;
    const { '--color-brand-strong': main = '', '--color-on-brand': onMain = '' } = themeVariables(
      info.theme,
    );
    return {
      restaurantId: info.id,
      language,
      colors: { main, onMain },
      look: info.look,
      bearer: session?.token ?? null,
    };
  },
);
