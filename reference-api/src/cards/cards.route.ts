import { calls } from '@storefront/shared-domain/contracts';
import { cardRulesOf } from '@storefront/shared-domain/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attemptCounter, type AttemptCounter } from '../platform/attempts/attempt-counter';
import { takeAll } from '../platform/attempts/take-all';
import { identify } from '../accounts/identify';
import { addNewCard } from './add-card';
import { shownCard } from './shown-card';
import { deleteStoredCard, verifyByCvv, verifyOnDevice } from './verify-card';
import { listCards, type CardOwner } from './cards.repository';
import type { CardDeps } from './card-deps';
import { Refusal, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { isUuid } from '../platform/db/uuid';
import { localDay } from '../restaurants/local-time';
import { restaurantById } from '../restaurants/restaurant-id';
import { cardRefusal } from './card-refusals';

/** Body limit in bytes, above the size of any card. */
const BODY_LIMIT = 16 * 1024;
const HOUR_MS = 3_600_000;

const notFound = (): Refusal => cardRefusal({ kind: 'card-not-found' });

/**
 * The cards of the wallet (API-37 to API-41). Bodies of these routes are never logged, responses
 * never cached. Cards of another account or restaurant are answered like missing cards.
 */
export function cardRoutes(app: FastifyInstance, deps: CardDeps): void {
  const { db, catalog, vault, limits, now } = deps;
  const ofCard = attemptCounter(deps, { kind: 'cvv', most: limits.cvv, windowMs: 60_000 });
  const ofAccount = attemptCounter(deps, {
    kind: 'cvv-account',
    most: limits.attemptsAnHour,
    windowMs: HOUR_MS,
  });
  /** Checks of one card and of all cards of its account; only its customer can make them. */
  const cvvAttempts = ({ customerId }: CardOwner): AttemptCounter => ({
    take: (card) => takeAll([() => ofCard.take(card), () => ofAccount.take(customerId)]),
  });
  const bounded = { perMinute: limits.cards, bodyLimit: BODY_LIMIT };

  /** Owner of the requested wallet; a visitor has none. */
  async function ownerOf(
    request: FastifyRequest,
    restaurantId: string,
    id: string,
  ): Promise<CardOwner | Refusal> {
    const restaurant = await restaurantById(catalog, restaurantId);
    if (!restaurant) return restaurantNotFound();
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    return customer && isUuid(id)
      ? { restaurantId: restaurant.id, customerId: customer.id }
      : notFound();
  }

  serve(app, calls.listCards, async ({ params, request }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    const customer = await identify(request, deps, restaurant.id);
    if (customer instanceof Refusal) return customer;
    return customer
      ? (await listCards(db, { restaurantId: restaurant.id, customerId: customer.id })).map(
          (card) => shownCard(card),
        )
      : [];
  });

  serve(
    app,
    calls.createCard,
    async ({ params, body, request }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const customer = await identify(request, deps, restaurant.id);
      if (customer instanceof Refusal) return customer;
      const today = localDay(now(), restaurant.data.info.timezone);
      const added = await addNewCard(db, vault, body, {
        restaurantId: restaurant.id,
        customerId: customer?.id ?? null,
        today,
        rules: cardRulesOf(restaurant.data.info),
        now: now(),
      });
      return added.ok ? added.value : cardRefusal(added.error);
    },
    bounded,
  );

  serve(
    app,
    calls.verifyCard,
    async ({ params, body, request }) => {
      const owner = await ownerOf(request, params.restaurantId, params.creditCardUUID);
      if (owner instanceof Refusal) return owner;
      const verified = await verifyOnDevice(db, vault, {
        id: params.creditCardUUID,
        owner,
        fingerprint: body.fingerprint,
        now: now(),
      });
      return verified.ok ? verified.value : cardRefusal(verified.error);
    },
    bounded,
  );

  serve(
    app,
    calls.verifyCvv,
    async ({ params, body, request }) => {
      const owner = await ownerOf(request, params.restaurantId, params.creditCardUUID);
      if (owner instanceof Refusal) return owner;
      const use = { id: params.creditCardUUID, owner, fingerprint: body.fingerprint, now: now() };
      const verified = await verifyByCvv(db, vault, use, body.creditCardCVV, cvvAttempts(owner));
      return verified.ok ? verified.value : cardRefusal(verified.error);
    },
    bounded,
  );

  serve(
    app,
    calls.deleteCard,
    async ({ params, request }) => {
      const owner = await ownerOf(request, params.restaurantId, params.creditCardUUID);
      if (owner instanceof Refusal) return owner;
      return (await deleteStoredCard(db, params.creditCardUUID, owner, now())) ? {} : notFound();
    },
    bounded,
  );
}
