import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';

/** Bytes that are no text are no JSON: read as text they would be another order than was sent. */
const notText = (): Error =>
  Object.assign(new SyntaxError('The body is not UTF-8'), { statusCode: 400 });

/** Reads bodies of JSON in UTF-8 alone, without keys that reach for a prototype. */
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
