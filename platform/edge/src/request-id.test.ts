import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequestId, inRequest, nameRequest } from './request-id';

const ID = 'b3f1c7de-0a2b-4c4d-8e6f-1234567890ab';

function named(given?: string) {
  const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
  const sent: Record<string, string> = {};
  const id = nameRequest(
    { headers } as unknown as IncomingMessage,
    {
      setHeader: (name: string, value: string) => (sent[name] = value),
    } as unknown as ServerResponse,
  );
  return { id, headers, sent };
}

test('a request keeps its id, for the API and on its answer', () => {
  expect(named(ID)).toEqual({
    id: ID,
    headers: { 'x-request-id': ID },
    sent: { 'x-request-id': ID },
  });
});

test('a request without an id, or with another text, gets a new one', () => {
  const ids = [undefined, '', 'admin\r\nx: y'].map((given) => named(given));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
  for (const { id, headers, sent } of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([headers['x-request-id'], sent['x-request-id']]).toEqual([id, id]);
  }
});

test('the id is that of the request whose work runs, and of what it awaits', async () => {
  expect(currentRequestId()).toBeUndefined();
  const seen = await Promise.all(
    ['a', 'b'].map((id) =>
      inRequest(id, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return currentRequestId();
      }),
    ),
  );
  expect(seen).toEqual(['a', 'b']);
  expect(inRequest('c', () => 7)).toBe(7);
  expect(currentRequestId()).toBeUndefined();
});
