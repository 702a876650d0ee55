import { REQUEST_ID_HEADER } from '@storefront/http-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import type { Metrics } from '../metrics/metrics';
import { inRequest } from './current-request';

declare module 'fastify' {
  interface FastifyRequest {
    /** `code` of the refusal in the response; '' without one. */
    refusalCode: string;
    /**
     * Client address at the start of the request; NO_ADDRESS if the connection was already reset.
     */
    clientAddress: string;
    /** Restaurant id in the path or body; null without a valid one. */
    restaurantNumber: number | null;
  }
}

/** Polled every few seconds by monitoring: neither logged nor counted. */
const UNSEEN: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const CODE = /^[a-z][a-z0-9_]{0,60}$/;

/** Client address of a connection that was reset before its address was read. */
const NO_ADDRESS = 'unknown';

/**
 * At most nine digits: no phone and no document fits. Converts only strings and numbers: `toString`
 * of an untrusted object may throw.
 */
function restaurantNumber(value: unknown): number | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function restaurantIn(value: unknown): number | null {
  const fields =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return restaurantNumber(fields['restaurantID']) ?? restaurantNumber(fields['restaurantId']);
}

/**
 * Pseudonym of each client address, to distinguish clients in the log; it changes at every start.
 */
function clientNames(): (ip: string) => string {
  const key = randomBytes(32);
  return (ip) => createHmac('sha256', key).update(ip).digest('base64url').slice(0, 10);
}

const codeIn = (payload: unknown): string => {
  const code =
    typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : '';
  return typeof code === 'string' && CODE.test(code) ? code : '';
};

/**
 * Sets `clientAddress` and `restaurantNumber` of each request and the request id header of each
 * response. When the response closes, writes one log line (method, the route's pattern and never
 * its path, status, milliseconds, request id, restaurant) and updates the metrics. Address and
 * restaurant are captured before the response closes: a reset connection has no address, and an
 * exception in a `close` listener ends the process. Call before the first route.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const clientOf = clientNames();
  app
    .decorateRequest('refusalCode', '')
    .decorateRequest('clientAddress', NO_ADDRESS)
    .decorateRequest('restaurantNumber', null);

  function ended(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
    const {
      method,
      refusalCode,
      clientAddress,
      restaurantNumber: restaurant,
      routeOptions: { url: route = 'none', config },
    } = request;
    if (UNSEEN.includes(route)) return;
    const { statusCode: status } = reply.raw;
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');
    const isCut = !reply.raw.writableEnded && !isStream;
    const line = {
      method,
      route,
      status,
      ms: Math.round(milliseconds * 10) / 10,
      restaurant: restaurant ?? undefined,
      client: clientOf(clientAddress),
      code: refusalCode || undefined,
      cut: isCut || undefined,
    };
    request.log[status >= 500 ? 'error' : 'info'](line, 'request');
    metrics.requestEnded({
      method,
      route,
      status,
      seconds: milliseconds / 1000,
      isStream,
      call: config?.call?.id ?? '',
      code: refusalCode,
      isReplay: reply.raw.hasHeader('idempotent-replayed'),
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    request.clientAddress = (request.ip as string | undefined) ?? NO_ADDRESS;
    request.restaurantNumber = restaurantIn(request.params);
    const began = performance.now();
    reply.raw.once('close', () =>
      inRequest(request.id, () => ended(request, reply, performance.now() - began)),
    );
  });
  app.addHook('preValidation', async (request) => {
    request.restaurantNumber ??= restaurantIn(request.body);
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode >= 400) request.refusalCode = codeIn(payload);
    return payload;
  });
}
