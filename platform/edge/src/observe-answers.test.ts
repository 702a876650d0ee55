import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answered, observeAnswer } from './observe-answers';
import { createEdgeMetrics } from './edge-metrics';
import { currentRequestId } from './request-id';

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
  const answers: (Answered & { context: string | undefined })[] = [];
  const { request, response, headers } = exchange(method);
  const id = observeAnswer(
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

test('an answer is reported once, when it is complete, in the context of its request', () => {
  const { answers, before, id, request, headers } = observed('GET', { statusCode: 304 });
  expect(before).toBe(0);
  expect(answers).toEqual([
    {
      kind: 'page',
      method: 'GET',
      requestId: id,
      status: 304,
      seconds: expect.any(Number),
      isCut: false,
      context: id,
    },
  ]);
  expect([request.headers['x-request-id'], headers['x-request-id']]).toEqual([id, id]);
  expect(currentRequestId()).toBeUndefined();
});

test('the time is in seconds', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(3500);
  expect(observed('GET').answers[0]?.seconds).toBe(2.5);
  now.mockRestore();
});

test('a connection that ended before its answer is cut', () => {
  expect(observed('GET', { writableEnded: false }).answers[0]?.isCut).toBe(true);
});

test('methods have a name in the metrics only when they are known', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PROPFIND', 'get', undefined];
  expect(methods.map((method) => observed(method).answers[0]?.method)).toEqual([
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'other',
    'other',
    'other',
  ]);
});

test('the time of the API and of its pictures is not that of the edge', async () => {
  const metrics = createEdgeMetrics();
  const answer = { method: 'GET', status: 200, seconds: 0.02, requestId: '', isCut: false };
  for (const kind of ['page', 'api', 'media', 'build'] as const)
    metrics.answered({ ...answer, kind });
  const text = await metrics.text();
  for (const kind of ['page', 'api', 'media', 'build'])
    expect(text).toContain(`storefront_edge_answers_total{kind="${kind}",status="200"} 1`);
  expect(text).toContain('storefront_edge_answer_seconds_bucket{le="0.025",kind="page"} 1');
  expect(text).toContain('storefront_edge_answer_seconds_bucket{le="0.01",kind="page"} 0');
  expect(text).toContain('storefront_edge_answer_seconds_count{kind="build"} 1');
  expect(text).not.toMatch(/seconds\w*\{[^}]*kind="(api|media)"/);
  expect(text).not.toContain('storefront_edge_revision');
});
