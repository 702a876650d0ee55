import type { HeldRequest, Visitor } from '../../cli/browser';
import { holdDocuments, storyOrigins } from './story-origins';

/** What becomes of a request of a visitor with a story. */
async function outcome(address: string, isDocument: boolean): Promise<string> {
  let ended = 'not held';
  const held = {
    request: () => ({ isNavigationRequest: () => isDocument }),
    abort: async () => void (ended = 'aborted'),
    fallback: async () => void (ended = 'goes on'),
  } as unknown as HeldRequest;
  const route: Visitor['route'] = async (matches, handle) => {
    if (matches(new URL(address))) await handle(held);
  };
  const origins = storyOrigins('http://localhost:1', 'http://localhost:2');
  await holdDocuments({ route } as Visitor, origins);
  return ended;
}

test.each([
  ['a page of the candidate', 'http://localhost:1/here', true, 'not held'],
  ['the bank', 'http://localhost:2/sandbox-bank/1', true, 'not held'],
  ['a document of another port', 'http://localhost:3/', true, 'aborted'],
  ['a document of another server', 'https://elsewhere.example/', true, 'aborted'],
  ['an image of another server', 'https://elsewhere.example/', false, 'goes on'],
])('%s', async (_, address, isDocument, expected) =>
  expect(await outcome(address, isDocument)).toBe(expected),
);
