import { budget, BudgetExceededError, forbidDocument } from '@storefront/http-kit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseBusyError } from '../db/locks';
import { InvalidRequestError } from './invalid-request';
import { ServerBusyError, UnavailableError } from './server-state';
import { shownError, findTexts } from './shown-error';

/** Retry-After of a busy server, in seconds. */
const BUSY_SECONDS = 1;

/** `retryAfter` in seconds: every 503 has one. */
type FailureResponse = {
  status: number;
  error: string;
  code: string;
  path?: string;
  retryAfter?: number;
};

const BUSY = {
  status: 503,
  error: 'Too much is going on right now',
  code: 'busy',
  retryAfter: BUSY_SECONDS,
};

const known: Record<string, FailureResponse> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    error: 'The request is too large',
    code: 'payload_too_large',
    path: 'body',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    error: 'Send application/json',
    code: 'unsupported_media_type',
    path: 'content-type',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    error: 'The request has no body',
    code: 'invalid_request',
    path: 'body',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    error: 'The body is not valid JSON',
    code: 'invalid_json',
    path: 'body',
  },
};

function toFailureResponse(error: FastifyError): FailureResponse {
  if (error instanceof InvalidRequestError)
    return { status: 400, error: error.message, code: error.code, path: error.path };
  if (error instanceof UnavailableError) return { status: 503, ...error.answer };
  if (error instanceof ServerBusyError) return { ...BUSY, retryAfter: error.retryAfter };
  if (error instanceof DatabaseBusyError) return BUSY;
  if (error instanceof BudgetExceededError)
    return {
      status: error.budget === 'logins' ? 429 : 503,
      error: error.message,
      code: 'busy',
      retryAfter: BUSY_SECONDS,
    };
  const answer = known[error.code];
  if (answer) return answer;
  if (error instanceof SyntaxError && error.statusCode === 400)
    return { status: 400, error: 'The body is not valid JSON', code: 'invalid_json', path: 'body' };
  const status = error.statusCode ?? 500;
  if (status === 429) return { status, error: error.message, code: 'too_many_requests' };
  if (status >= 400 && status < 500)
    return { status, error: 'Bad request', code: 'bad_request', path: 'request' };
  return { status: 500, error: 'An unexpected error occurred', code: 'internal' };
}

const NOT_FOUND = { error: 'Not found', code: 'not_found' };

/**
 * A URL that cannot be decoded, or is longer than any route, is answered with 404: the router's own
 * message is not sent (S40). No hook is called for it.
 */
export const refuseUnreadable = (
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => {
  forbidDocument(reply.raw);
  reply.code(404).send(NOT_FOUND);
};

/** All texts of a request; no log line may repeat them. */
const sentIn = ({ body, params, query, headers }: FastifyRequest): string[] =>
  findTexts([body, params, query, headers.authorization, headers.cookie]);

/**
 * Delays responses that need no work. A client that repeats refused requests at once would block
 * the event loop with them: they are sent one by one. More than 256 at a time are answered at once:
 * waiting requests occupy memory.
 */
const refusalsInTurn = (): (() => Promise<void>) => {
  const inTurn = budget({ name: 'refusals', atOnce: 1, waiting: 256, everyMs: 8 });
  return () => inTurn(async () => undefined).catch(() => undefined);
};

/**
 * Every failure is a JSON body of one shape; internal details go to the log, never to the client.
 */
export function handleErrors(app: FastifyInstance): void {
  const turn = refusalsInTurn();
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { status, retryAfter, ...body } = toFailureResponse(error);
    const record = error instanceof UnavailableError ? error.logged : {};
    if (status >= 500 && !(error instanceof ServerBusyError))
      request.log.error({ err: shownError(error, sentIn(request)), ...record }, 'a request failed');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (status === 429 || error instanceof BudgetExceededError) await turn();
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler(async (_request, reply) => {
    await turn();
    return reply.code(404).send(NOT_FOUND);
  });
}
