import type { Minor } from '@storefront/shared-domain/contracts';
import { adsIdentity } from '@storefront/shared-domain/phones';
import { createHash } from 'node:crypto';

export type PixelEventName = 'InitiateCheckout' | 'Purchase';

/** One event of the ads vendor's server API. `event_time` in seconds; personal data is hashed. */
export type PixelPayload = {
  event_name: PixelEventName;
  event_id: string;
  event_time: number;
  action_source: 'website';
  event_source_url?: string;
  user_data: Record<string, string | string[]>;
  custom_data: { currency: string; value: number };
};

export type PixelFacts = {
  name: PixelEventName;
  eventId: string;
  at: Date;
  pageUrl: string | null;
  userAgent: string;
  person: { name: string; email: string; phone: string };
  country: string;
  value: Minor;
  currency: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The hashes of a person's email address and phone in a payload. */
export function personHashes(
  person: Omit<PixelFacts['person'], 'name'>,
  country: string,
): string[] {
  const { em, ph } = adsIdentity({ ...person, name: '' }, country);
  return [em, ph].flatMap((text) => (text === undefined ? [] : [sha256(text)]));
}

/**
 * Payload of an event for the ads vendor (EVENTS-02). It contains hashes of names, addresses and
 * phone numbers, never the values.
 */
export function pixelPayload({
  name,
  eventId,
  at,
  pageUrl,
  userAgent,
  person,
  country,
  value,
  currency,
}: PixelFacts): PixelPayload {
  const hashed = Object.entries(adsIdentity(person, country)).map(([field, text]) => [
    field,
    [sha256(text)],
  ]);
  return {
    event_name: name,
    event_id: eventId,
    event_time: Math.floor(at.getTime() / 1000),
    action_source: 'website',
    ...(pageUrl === null ? {} : { event_source_url: pageUrl }),
    user_data: {
      ...Object.fromEntries(hashed),
      ...(userAgent === '' ? {} : { client_user_agent: userAgent }),
    },
    custom_data: { currency, value: value / 100 },
  };
}
