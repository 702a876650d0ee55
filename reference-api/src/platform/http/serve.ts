import {
  ErrorBody,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
} from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorKey, OperatorScope } from '../settings/operator-keys';
import { refuseStranger } from './operator';
import { OUTSIDE_RETRY_SECONDS, Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call this route serves; the API description and its test read it. */
    call?: Call;
    /** Scope of the operator's key that the route requires; the API description states it. */
    operatorScope?: OperatorScope;
  }
}

type Requested<C extends Call> = {
  params: { readonly [Name in keyof ParamsOf<C>]: string };
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Returns the decoded value, a refusal, or the reply itself when it has been sent already. */
export type Handler<C extends Call> = (
  requested: Requested<C>,
) => Promise<AnswerOf<C> | Refusal | FastifyReply>;

/**
 * `head: false` for a stream that never ends; `bodyLimit` in bytes; `status` of a success;
 * `operator`: refuses requests without an operator's key of this scope, `unless` its resource is public.
 */
type ServeOptions<C extends Call> = {
  perMinute?: number;
  head?: false;
  bodyLimit?: number;
  status?: 200 | 204;
  operator?: {
    readonly keys: readonly OperatorKey[];
    readonly scope: OperatorScope;
    readonly unless?: (params: Requested<C>['params']) => Promise<boolean>;
  };
};

const forbidStoring = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  void reply.header('cache-control', 'no-store');

/** The path of a call in the router's notation: '/order/uuid/{token}' is '/order/uuid/:token'. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Registers the route of one call: its descriptor defines method, path, validation of the body and
 * shape of the response. `perMinute` limits the requests of one address to this route, below the
 * general limit. No cache may store a response, refusals included, unless the handler permits it.
 */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { perMinute, head, bodyLimit, status = 200, operator }: ServeOptions<C> = {},
): void {
  app.route({
    method: call.method,
    url: routePath(call.path),
    exposeHeadRoute: call.method === 'GET' && head !== false,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: forbidStoring,
    schema: {
      ...(call.body ? { body: call.body } : {}),
      response: { [status]: call.answer, '4xx': ErrorBody },
    },
    config: {
      call,
      ...(operator && { operatorScope: operator.scope }),
      ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute } }),
    },
    handler: async (request, reply) => {
      const params = request.params as Requested<C>['params'];
      const stranger =
        operator && !(await operator.unless?.(params))
          ? refuseStranger(request, operator.keys, operator.scope)
          : null;
      const answer =
        stranger ?? (await handler({ params, body: request.body as BodyOf<C>, request, reply }));
      if (!(answer instanceof Refusal)) return answer;
      if (answer.status === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', OUTSIDE_RETRY_SECONDS);
      return reply.code(answer.status).send(answer.body);
    },
  });
}
