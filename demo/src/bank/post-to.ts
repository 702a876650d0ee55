import type { FastifyInstance } from 'fastify';
import type { Post } from './deliver';

/** Sends a message to this server itself, through the complete handling of an external request. */
export const postTo =
  (app: FastifyInstance): Post =>
  async (url, headers, payload) =>
    (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
