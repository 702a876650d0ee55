import { sample, type Event } from 'effector';
import type { FromCardFrame } from '@storefront/shared-domain/contracts';
import { $isLoggedIn } from '@storefront/shared-domain/models';

/** The card's document sent the token and was answered 403: the session is over (DOMAIN-106). */
export const forbiddenIn = (message: Event<FromCardFrame>): Event<void> =>
  sample({
    clock: message,
    source: $isLoggedIn,
    filter: (isLoggedIn, sent) => isLoggedIn && sent.type === 'failed' && sent.status === 403,
    fn: () => undefined,
  });
