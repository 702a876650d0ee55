import {
  readFromCardFrame,
  type NewCard,
  type StoredCard,
} from '@storefront/shared-domain/contracts';

/** Session, restaurant and device that send a card. `nonce`: the frame's own. */
export type Sender = {
  readonly restaurantId: number;
  readonly fingerprint: string;
  readonly bearer: string | null;
  readonly nonce: string;
};

/** The card with its token, or the failure. `status` 0: no response. */
export type Sent =
  | { readonly ok: true; readonly card: StoredCard }
  | { readonly ok: false; readonly status: number; readonly text: string; readonly code: string };

const DEADLINE_MS = 20_000;
const NO_ANSWER: Sent = { ok: false, status: 0, text: '', code: '' };

/**
 * URL of the API that served this document: relative to the document, so it works under any path of
 * that API.
 */
const toCardAddress = ({ restaurantId }: Sender, rest = ''): URL =>
  new URL(`../restaurant/${restaurantId}/asaas/payment/credit-card${rest}`, document.baseURI);

const textIn = (body: unknown, name: string): string => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

async function post(address: URL, body: object, { bearer, nonce }: Sender): Promise<Sent> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
  };
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), DEADLINE_MS);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: stop.signal,
    });
    const json: unknown = await answer.json();
    const read = answer.ok ? readFromCardFrame({ type: 'done', nonce, card: json }, nonce) : null;
    if (read?.type === 'done') return { ok: true, card: read.card };
    return {
      ok: false,
      status: answer.status,
      text: textIn(json, 'error'),
      code: answer.status === 401 ? 'unauthorized' : textIn(json, 'code'),
    };
  } catch {
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}

/** Creates the card (API-38). */
export const sendNewCard = (card: NewCard, sender: Sender): Promise<Sent> =>
  post(toCardAddress(sender), { ...card, fingerprint: sender.fingerprint }, sender);

/** Verifies a stored card by its CVV (API-40). */
export const sendCvv = (
  creditCardUUID: string,
  creditCardCVV: string,
  sender: Sender,
): Promise<Sent> =>
  post(
    toCardAddress(sender, `/${encodeURIComponent(creditCardUUID)}/cvv`),
    { fingerprint: sender.fingerprint, creditCardCVV },
    sender,
  );
