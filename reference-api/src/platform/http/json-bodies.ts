import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';

/**
 * Invalid UTF-8 is rejected: decoded with replacement characters it would be another order than was
 * sent.
 */
const notText = (): Error =>
  Object.assign(new SyntaxError('The body is not UTF-8'), { statusCode: 400 });

/** Parses bodies of JSON in UTF-8 alone, and rejects keys that would change a prototype. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(notText());
      return parse(request, body.toString('utf8'), done);
    },
  );
}
