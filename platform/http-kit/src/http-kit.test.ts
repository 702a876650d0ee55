import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { BudgetExceededError, budget } from './budget';
import { closeWithConnection } from './close-pipelined';
import { escapeHtml } from './escape-html';
import { parseRequestId } from './request-id';

describe('a budget', () => {
  /** Work that ends when the test calls `end`. */
  function held(): { work: () => Promise<string>; end: () => void } {
    let end = (): void => undefined;
    const ended = new Promise<string>((resolve) => {
      end = () => resolve('done');
    });
    return { work: () => ended, end };
  }
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  describe('without a shortest time between two starts', () => {
    test('[S09] two run at once, some wait, the others are refused at once', async () => {
      const inTurn = budget({ name: 'logins', atOnce: 2, waiting: 3 });
      let [running, most] = [0, 0];
      const pieces = Array.from({ length: 5 }, held);
      const outcomes = pieces.map(({ work }) =>
        inTurn(async () => {
          running += 1;
          most = Math.max(most, running);
          return work().finally(() => {
            running -= 1;
          });
        }),
      );
      await expect(inTurn(() => Promise.resolve('too late'))).rejects.toThrow(BudgetExceededError);
      expect(() => inTurn.expectCapacity()).toThrow(BudgetExceededError);
      expect([running, inTurn.waiting()]).toEqual([2, 3]);
      for (const { end } of pieces) end();
      expect(await Promise.all(outcomes)).toEqual(Array(5).fill('done'));
      expect(most).toBe(2);
      expect(await inTurn(() => Promise.resolve('in time'))).toBe('in time');
    });

    test('work that fails gives its turn to the next', async () => {
      const inTurn = budget({ name: 'logins', atOnce: 1, waiting: 1 });
      const fails = () => Promise.reject(new Error('no memory'));
      await Promise.all([
        expect(inTurn(fails)).rejects.toThrow('no memory'),
        expect(inTurn(fails)).rejects.toThrow('no memory'),
      ]);
      expect(await inTurn(() => Promise.resolve(1))).toBe(1);
    });
  });

  describe('with a shortest time between two starts', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    test('work starts one by one, and what waited longest starts first', async () => {
      const inTurn = budget({ name: 'refusals', atOnce: 2, waiting: 8, everyMs: 10 });
      const started: number[] = [];
      const outcomes = [1, 2, 3].map((name) => inTurn(async () => void started.push(name)));
      await settle();
      expect(started).toEqual([1]);
      await jest.advanceTimersByTimeAsync(9);
      expect(started).toEqual([1]);
      await jest.advanceTimersByTimeAsync(1);
      expect(started).toEqual([1, 2]);
      await jest.advanceTimersByTimeAsync(10);
      expect(started).toEqual([1, 2, 3]);
      await Promise.all(outcomes);
    });

    test('a burst starts early after a quiet time', async () => {
      const inTurn = budget({ name: 'logins', atOnce: 8, waiting: 8, everyMs: 10, burst: 2 });
      const started: number[] = [];
      const start = (name: number) => inTurn(async () => void started.push(name));
      const outcomes = [1, 2, 3, 4].map(start);
      await settle();
      expect(started).toEqual([1, 2, 3]);
      await jest.advanceTimersByTimeAsync(10);
      expect(started).toEqual([1, 2, 3, 4]);
      await Promise.all(outcomes);
      await jest.advanceTimersByTimeAsync(100);
      await Promise.all([5, 6, 7].map(start));
      expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });
  });
});

test('a response that waits behind another one on its connection emits close when the connection closes', async () => {
  const responses: ServerResponse[] = [];
  const closed: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    closeWithConnection(request, response);
    responses.push(response);
    closed.push(once(response, 'close'));
    if (responses.length === 3) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3));
  await once(socket, 'close');
  await Promise.all(closed);
  expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  server.close();
});

describe('escaped text', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [`" onerror='x'`, '&quot; onerror=&#39;x&#39;'],
    ['a & b &amp; c', 'a &amp; b &amp;amp; c'],
    ['Pão de Açúcar', 'Pão de Açúcar'],
  ])('%j is written as %j', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
});

describe('an id of a request', () => {
  const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  test.each([
    [UUID, UUID],
    [UUID.toUpperCase(), UUID],
    ['A'.repeat(32), 'a'.repeat(32)],
  ])('%s is used as the id', (given, id) => expect(parseRequestId(given)).toBe(id));

  test.each([undefined, '', '19987654321', `${UUID}\nforged`, [UUID]])(
    '%j is replaced by a new uuid',
    (given) => {
      expect(parseRequestId(given)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(parseRequestId(given)).not.toBe(parseRequestId(given));
    },
  );
});
