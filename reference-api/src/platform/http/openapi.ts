import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod';
import { refuseStranger } from './operator';
import { OPERATOR_SCOPES, type OperatorKey } from '../settings/operator-keys';

/** Dependencies of the API description, which is public where the demo is on. */
export type OpenApiDeps = {
  /** Whether the demo is on: the tables of its restaurants are public. */
  readonly demo: boolean;
  readonly operatorKeys: readonly OperatorKey[];
};

const DESCRIPTION = [
  'The back end calls of the storefront.',
  `An operator's key is a bearer token with scopes: ${OPERATOR_SCOPES.join(', ')}.`,
  "Without a key an operator's call answers 401 (operator_key), with other scopes 403 (operator_scope).",
].join(' ');

type Schema = z.core.$ZodType;

/** JSON Schema of the wire format: the input side of a contract, with decimals. */
function wireSchema(schema: Schema): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    // @fastify/swagger takes every value in `additionalProperties` for a schema, and fails at null
    override: ({ jsonSchema }) => {
      if (jsonSchema.default === null) delete jsonSchema.default;
    },
  });
  return rest;
}

function describe(schema: FastifySchema): FastifySchema {
  const responses = Object.entries((schema.response ?? {}) as Record<string, Schema>);
  return {
    ...schema,
    ...(schema.body ? { body: wireSchema(schema.body as Schema) } : {}),
    response: Object.fromEntries(responses.map(([status, body]) => [status, wireSchema(body)])),
  };
}

/**
 * Describes every route of a call in OpenAPI 3.1 under `/openapi.json`: for operators; where the
 * demo is on, without a key. Call before the first route.
 */
export async function registerOpenApi(
  app: FastifyInstance,
  { demo, operatorKeys }: OpenApiDeps,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Storefront reference API',
        version: '1.0.0',
        description: DESCRIPTION,
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url, route }) => {
      const { call, operatorScope } = route.config ?? {};
      if (!call) return { schema: { ...schema, hide: true }, url };
      return {
        schema: {
          ...describe(schema),
          operationId: call.id,
          ...(operatorScope && {
            description: `Requires an operator's key with the scope ${operatorScope}.`,
          }),
          ...(call.bearer === false ? {} : { security: [{ bearer: [] }, {}] }),
        },
        url,
      };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    const stranger = demo ? null : refuseStranger(request, operatorKeys, 'openapi');
    reply.header('cache-control', 'no-store');
    return stranger ? reply.code(stranger.status).send(stranger.body) : app.swagger();
  });
}
