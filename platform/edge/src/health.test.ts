import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { type Unready, serveHealth } from './serve-health';
import { fakeExchange } from './testing/fake-exchange';
import { type ObservedResponse, observeResponse } from './observe-responses';
import { createEdgeMetrics } from './edge-metrics';
import { currentRequestId, inRequest } from './request-id';

describe('health', () => {
  const page = async () => ({}) as CurrentPage;
  async function answered(
    pathname: string,
    current: () => Promise<CurrentPage | null> = page,
    unready: Unready = () => null,
  ) {
    const { request, response, sent } = fakeExchange();
    await serveHealth(request, response, pathname, { current, unready });
    return `${sent.status} ${sent.body?.toString().trim()}`;
  }
  const down = () => Promise.reject(new Error('secret'));

  test('a process that answers is alive, whatever is behind it', async () => {
    expect(await answered('/healthz', down, down)).toBe('200 ok');
  });

  test('it is ready with a page and with all that is behind it', async () => {
    expect(await answered('/readyz')).toBe('200 ready');
    expect(await answered('/readyz', page, async () => null)).toBe('200 ready');
  });

  test('the reason is what is behind it first, then the channel, without its details', async () => {
    const none = async () => null;
    expect(await answered('/readyz', none)).toBe('503 nothing was promoted yet');
    expect(await answered('/readyz', down)).toBe('503 the channel cannot be read');
    expect(await answered('/readyz', down, () => 'no database')).toBe('503 no database');
    expect(await answered('/readyz', page, async () => 'no database')).toBe('503 no database');
    expect(await answered('/readyz', page, down)).toMatch(/^503 (?!.*secret)/);
  });
});

describe('an answer', () => {
  function exchange(method: string | undefined) {
    const headers: Record<string, string> = {};
    const response = Object.assign(new EventEmitter(), {
      statusCode: 201,
      writableEnded: true,
      setHeader: (name: string, value: string) => void (headers[name] = value),
    });
    const request = { method, headers: {} as Record<string, string> };
    return { request, response, headers };
  }
  function observed(method: string | undefined, changes: object = {}) {
    const answers: (ObservedResponse & { context: string | undefined })[] = [];
    const { request, response, headers } = exchange(method);
    const id = observeResponse(
      'page',
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      (answer) => void answers.push({ ...answer, context: currentRequestId() }),
    );
    const before = answers.length;
    Object.assign(response, changes);
    response.emit('close');
    response.emit('close');
    return { answers, before, id, request, headers };
  }

  test('a connection that ended before its answer is cut', () => {
    expect(observed('GET', { writableEnded: false }).answers[0]?.isCut).toBe(true);
  });
});

test('screens, renders and failed renders are counted under their names', async () => {
  const metrics = createEdgeMetrics();
  metrics.onScreen('cached');
  metrics.onScreen('cached');
  metrics.onScreen('late');
  metrics.onRender(0.2);
  metrics.onRenderFailure('deadline');
  const lines = (await metrics.text()).split('\n');
  for (const line of [
    'storefront_edge_screens_total{outcome="cached"} 2',
    'storefront_edge_screens_total{outcome="late"} 1',
    'storefront_edge_render_seconds_bucket{le="0.1"} 0',
    'storefront_edge_render_seconds_bucket{le="0.25"} 1',
    'storefront_edge_render_seconds_sum 0.2',
    'storefront_edge_render_failures_total{reason="deadline"} 1',
  ])
    expect(lines).toContain(line);
});

describe('the id of a request', () => {
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
});
