import * as z from 'zod/mini';
import { ApiError } from './api-error';
import { readAnswer, writeBody } from './read-answer';
import type { Answer } from './transport';

const Price = z.object({ price: z.number() });
const text = JSON.stringify({ price: 1 });

function errorOf(work: () => unknown): ApiError {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('it succeeded');
}
const refused = (answer: Answer) => errorOf(() => readAnswer(Price, answer));

test('every status from 200 to 299 is an answer, any other one a refusal', () => {
  for (const status of [200, 201, 299])
    expect(readAnswer(Price, { status, text })).toEqual({ price: 1 });
  for (const status of [0, 103, 199, 300, 404])
    expect(refused({ status, text })).toMatchObject({ kind: 'http', status });
});

test('Retry-After counts in whole seconds, with spaces around it or not; a date is ignored', () => {
  const secondsOf = (retryAfter: string) =>
    refused({ status: 503, text: '', retryAfter }).retryAfter;
  expect(
    ['5', ' 5 ', '0', '', '1.5', '-1', 'Mon, 23 Nov 2026 10:00:00 GMT'].map(secondsOf),
  ).toEqual([5, 5, 0, null, null, null, null]);
  expect(refused({ status: 503, text: '' }).retryAfter).toBeNull();
});

test('what breaks the contract is named with its cause, also inside of lists', () => {
  const List = z.object({ lines: z.array(Price) });
  const wrong = { lines: [{ price: 1 }, { price: 'x' }] };
  const read = errorOf(() => readAnswer(List, { status: 200, text: JSON.stringify(wrong) }));
  expect(read).toMatchObject({ kind: 'contract', path: 'lines.1.price', body: wrong });
  expect(read.cause).toBeDefined();
  const written = errorOf(() => writeBody(List, wrong));
  expect(written).toMatchObject({ kind: 'contract', path: 'lines.1.price' });
  expect(written.cause).toBeDefined();
});
