import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import type { Metrics } from '../metrics/metrics';
import { REQUEST_ID_HEADER } from './request-id';

declare module 'fastify' {
  interface FastifyRequest {
    /** `code` of the refusal it was answered with; '' without one. */
    refusalCode: string;
  }
}

/** Asked every few seconds by machines: they are neither logged nor counted. */
export const UNSEEN: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const CODE = /^[a-z][a-z0-9_]{0,60}$/;

/** At most nine digits: no phone and no document fits. */
const isRestaurantId = (value: unknown): value is string | number => /^[1-9]\d{0,8}$/.test(String(value));

function restaurantOf({ params, body }: FastifyRequest): number | undefined {
  const [inPath, inBody] = [params, body].map((it) => (typeof it === 'object' && it !== null ? (it as Record<string, unknown>) : {}));
  const found = [inPath?.['restaurantId'], inBody?.['restaurantID'], inBody?.['restaurantId']].find(isRestaurantId);
  return found === undefined ? undefined : Number(found);
}

/** Tells the requests of one address apart without naming it; another after every start. */
function clientNames(): (ip: string) => string {
  const key = randomBytes(32);
  return (ip) => createHmac('sha256', key).update(ip).digest('base64url').slice(0, 10);
}

const codeIn = (payload: unknown): string => {
  const code = typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : '';
  return typeof code === 'string' && CODE.test(code) ? code : '';
};

/**
 * Gives every answer its request's id, and tells of each request once it is over: in one line of the log (method, the route's pattern
 * and never its path, status, milliseconds, request id, restaurant) and in the metrics. Call before the first route.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const clientOf = clientNames();
  app.decorateRequest('refusalCode', '');

  function ended(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
    const { method, refusalCode, routeOptions: { url: route = 'none', config } } = request;
    if (UNSEEN.includes(route)) return;
    const { statusCode: status } = reply.raw;
    const isStream = String(reply.raw.getHeader('content-type')).startsWith('text/event-stream');
    const isCut = !reply.raw.writableEnded && !isStream;
    const line = { method, route, status, ms: Math.round(milliseconds * 10) / 10, restaurant: restaurantOf(request), client: clientOf(request.ip), code: refusalCode || undefined, cut: isCut || undefined };
    request.log[status >= 500 ? 'error' : 'info'](line, 'request');
    metrics.requestEnded({ method, route, status, seconds: milliseconds / 1000, isStream, call: config?.call?.id ?? '', code: refusalCode, isReplay: reply.raw.hasHeader('idempotent-replayed') });
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const began = performance.now();
    reply.raw.once('close', () => ended(request, reply, performance.now() - began));
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode >= 400) request.refusalCode = codeIn(payload);
    return payload;
  });
}
