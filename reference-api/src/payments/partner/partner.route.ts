import type { Database } from '../../platform/db/database';
import type { Limits } from '../../platform/http/limits';
import type { RestaurantCatalog } from '../../restaurants/restaurant-catalog';
import { calls } from '@storefront/shared-domain/contracts';
import { digitsOnly, isCpf, onlineMethods, PARTNER_METHOD } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { attemptCounter } from '../../platform/attempts/attempt-counter';
import { networkCounter } from '../../platform/attempts/network-counter';
import { tryCode } from './partner-sales.repository';
import {
  refuse,
  restaurantNotFound,
  tooManyRequests,
  type Refusal,
} from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { isUuid } from '../../platform/db/uuid';
import { codeHash } from './sale-code';
import { CODES_A_DAY, startSale, type StartProblem } from './start-sale';
import { withMinimumDuration } from './with-minimum-duration';
import { restaurantById } from '../../restaurants/restaurant-id';
import type { LoadedRestaurant } from '../../restaurants/restaurant-catalog';

export type PartnerDeps = {
  readonly db: Database;
  readonly catalog: RestaurantCatalog;
  readonly limits: Limits;
  readonly now: () => Date;
};

const MAX_ATTEMPTS = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const REFUSALS: Readonly<Record<StartProblem['kind'], () => Refusal>> = {
  'cpf-invalid': () =>
    refuse(422, 'Invalid ID Document', 'partner_cpf_invalid', { path: 'clientCPF' }),
  'too-many-codes': () =>
    refuse(429, 'Too many codes for today', 'partner_codes_used_up', { path: 'clientCPF' }),
};

const notOffered = (): Refusal =>
  refuse(422, 'This payment method is not offered', 'payment_not_offered');
/** One response for every failure: a wrong code cannot be distinguished from an expired sale. */
const wrongCode = (): Refusal =>
  refuse(422, 'Código Inválido', 'partner_code_invalid', { path: 'saleConfirmationCode' });
const isOffered = ({ data }: LoadedRestaurant): boolean =>
  onlineMethods(data.info).includes(PARTNER_METHOD);

/**
 * The loyalty partner's sales: started with a CPF (API-44, OPEN-075), confirmed with the code of
 * its SMS (API-45). Neither responses nor response times disclose whether a CPF has an account: a
 * CPF without one starts a sale too, and its code is never accepted.
 */
export function partnerRoutes(app: FastifyInstance, deps: PartnerDeps): void {
  const { db, catalog, limits, now } = deps;
  const few = { perMinute: limits.sessions } as const;
  // Counted by CPF: one without an account has no sales to count.
  const codes = attemptCounter(deps, { kind: 'partner-cpf', most: CODES_A_DAY, windowMs: DAY_MS });
  // A sale has five tries, so attempts at codes need many sales: both count for the network.
  const perHour = { most: limits.attemptsAnHour, windowMs: HOUR_MS };
  const sales = networkCounter(deps, { kind: 'partner-sale', ...perHour });
  const codeTries = networkCounter(deps, { kind: 'partner-code', ...perHour });

  serve(
    app,
    calls.startPartnerSale,
    async ({ params, body, request, reply }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      if (!isOffered(restaurant)) return notOffered();
      if (body.sale.value < 0)
        return refuse(400, 'Invalid value: sale.value', 'invalid_request', { path: 'sale.value' });
      if (body.sale.discount < 0)
        return refuse(400, 'Invalid value: sale.discount', 'invalid_request', {
          path: 'sale.discount',
        });
      const {
        id,
        data: {
          info: { name },
        },
      } = restaurant;
      const { waitSeconds } = await sales.take(request.clientAddress);
      if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
      if (isCpf(body.clientCPF) && (await codes.take(digitsOnly(body.clientCPF))).waitSeconds > 0)
        return REFUSALS['too-many-codes']();
      const started = await withMinimumDuration(
        startSale(db, {
          restaurant: { id, name },
          clientCPF: body.clientCPF,
          ...body.sale,
          now: now(),
        }),
      );
      return started.ok ? { saleID: started.value } : REFUSALS[started.error.kind]();
    },
    few,
  );

  serve(
    app,
    calls.approvePartnerSale,
    async ({ params, body: { saleID, saleConfirmationCode }, request, reply }) => {
      const restaurant = await restaurantById(catalog, params.restaurantId);
      if (!restaurant) return restaurantNotFound();
      const guess = await codeTries.take(request.clientAddress);
      if (guess.waitSeconds > 0) return tooManyRequests(reply, guess.waitSeconds);
      if (!isUuid(saleID)) return wrongCode();
      const hash = codeHash(saleID.toLowerCase(), saleConfirmationCode.trim());
      const isApproved = await tryCode(db, {
        id: saleID,
        restaurantId: restaurant.id,
        codeHash: hash,
        maxAttempts: MAX_ATTEMPTS,
        now: now(),
      });
      if (!isApproved) return wrongCode();
      await guess.giveBack();
      return {};
    },
    few,
  );
}
