import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';
import { InvalidRequestError } from './invalid-request';

type Schema = z.ZodMiniType;

/** Validates and decodes a body by its contract. */
export const validateByContract: FastifySchemaCompiler<Schema> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const parsed = z.safeParse(schema, data);
    return parsed.success
      ? { value: parsed.data }
      : { error: InvalidRequestError.of(parsed.error, httpPart ?? 'body') };
  };

/** Encodes a response by its contract; throws when the server itself would violate it. */
export const encodeByContract: FastifySerializerCompiler<Schema> =
  ({ schema }) =>
  (data: unknown) =>
    JSON.stringify(z.encode(schema, data));
