import * as z from 'zod/mini';
import { ErrorBody } from '../contracts';
import { ApiError } from './api-error';
import type { HttpResponse } from './transport';

const parseJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** Whole seconds; the header's date form is not supported and is ignored. */
const parseSeconds = (retryAfter: string): number | null =>
  /^\d{1,6}$/.test(retryAfter.trim()) ? Number(retryAfter) : null;

function refusal({ status, text, retryAfter: header = '' }: HttpResponse): ApiError {
  const json = parseJson(text);
  const retryAfter = parseSeconds(header);
  const body = z.safeParse(ErrorBody, json?.value);
  if (!body.success) return new ApiError({ kind: 'http', status, retryAfter, body: json?.value });
  return new ApiError({
    kind: 'http',
    status,
    text: body.data.error,
    code: body.data.code ?? null,
    path: body.data.path ?? null,
    retryAfter,
    body: json?.value,
  });
}

/**
 * Decodes an answer; the only validation of server data. Throws `ApiError`: http for a status
 * outside 2xx, contract for any other content.
 */
export function readResponse<A extends z.ZodMiniType>(
  schema: A,
  answer: HttpResponse,
): z.output<A> {
  if (answer.status < 200 || answer.status > 299) throw refusal(answer);
  const json = parseJson(answer.text);
  if (json === null) throw new ApiError({ kind: 'contract', status: answer.status });
  const decoded = z.safeParse(schema, json.value);
  if (decoded.success) return decoded.data;
  const path = decoded.error.issues[0]?.path.join('.') ?? null;
  throw new ApiError({
    kind: 'contract',
    status: answer.status,
    path,
    body: json.value,
    cause: decoded.error,
  });
}

/**
 * Encodes a body for the wire. Throws `ApiError` (contract) for a value that violates the contract.
 */
export function writeBody(schema: z.ZodMiniType | null, value: unknown): string | undefined {
  if (schema === null) return undefined;
  const encoded = z.safeEncode(schema, value);
  if (encoded.success) return JSON.stringify(encoded.data);
  throw new ApiError({
    kind: 'contract',
    path: encoded.error.issues[0]?.path.join('.') ?? null,
    cause: encoded.error,
  });
}
