import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { createAfterAnswers } from './after-answers';
import { ServerBusyError } from './server-busy';

const anAnswer = () => {
  const raw = new PassThrough().resume();
  return {
    reply: { raw } as unknown as FastifyReply,
    send: () => raw.end('{}'),
    lose: () => raw.destroy(),
  };
};
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

test.each(['send', 'lose'] as const)(
  '[S18] work begins when its answer ends (%s), not before',
  async (end) => {
    const [after, answer, work] = [
      createAfterAnswers(),
      anAnswer(),
      jest.fn(async () => undefined),
    ];
    after.add(answer.reply, work);
    await turns();
    expect([work.mock.calls.length, after.waiting()]).toEqual([0, 1]);
    answer[end]();
    await after.idle();
    expect([work.mock.calls.length, after.waiting()]).toEqual([1, 0]);
  },
);

test('one piece of work runs at a time; idle waits for work that was added meanwhile', async () => {
  const after = createAfterAnswers();
  const log: string[] = [];
  const add = (name: string, more?: () => void): void => {
    const answer = anAnswer();
    after.add(answer.reply, async () => {
      log.push(`${name} begins`);
      await turns();
      more?.();
      log.push(`${name} ends`);
    });
    answer.send();
  };
  add('one', () => add('three'));
  add('two');
  await after.idle();
  expect(log).toEqual([
    'one begins',
    'one ends',
    'two begins',
    'two ends',
    'three begins',
    'three ends',
  ]);
});

test('more than it may hold is refused as busy, and accepted again later', async () => {
  const [after, first] = [createAfterAnswers({ most: 1 }), anAnswer()];
  after.add(first.reply, async () => undefined);
  expect(() => after.add(anAnswer().reply, async () => undefined)).toThrow(ServerBusyError);
  first.send();
  await after.idle();
  const second = anAnswer();
  expect(() => after.add(second.reply, async () => undefined)).not.toThrow();
  second.send();
  await after.idle();
});

test('a failure is logged, and the next work is done', async () => {
  const warn = jest.fn();
  const after = createAfterAnswers({ logger: { warn } as unknown as FastifyBaseLogger });
  const [failing, next, done] = [anAnswer(), anAnswer(), jest.fn(async () => undefined)];
  after.add(failing.reply, async () => {
    throw new Error('the database is gone');
  });
  after.add(next.reply, done);
  failing.send();
  next.send();
  await after.idle();
  expect([warn.mock.calls, done.mock.calls.length]).toEqual([
    [[new Error('the database is gone'), 'work after an answer failed']],
    1,
  ]);
});
