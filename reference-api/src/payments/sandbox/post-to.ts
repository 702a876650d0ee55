import type { FastifyInstance } from 'fastify';
import type { Post } from './deliver';

/** Hands a message to this very server, through all it does with one from outside. */
export const postTo =
  (app: FastifyInstance): Post =>
  async (url, headers, payload) =>
    (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
