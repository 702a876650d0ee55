import type { ListenOptions } from '../platform/db/database';
import { openRevisionMemory } from './revision-memory';
import type { Revision } from './restaurants.repository';

const revisionOf = (id: number, more: Partial<Revision> = {}): Revision => ({
  id,
  url: `r${id}`,
  revision: 'a',
  soldOut: [],
  ...more,
});

async function opened(mostBytes?: number) {
  let [changed, options]: [(payload: string) => void, ListenOptions] = [() => undefined, {}];
  const listen = async (_name: string, received: typeof changed, given: ListenOptions = {}) => {
    [changed, options] = [received, given];
    return async () => undefined;
  };
  const memory = await openRevisionMemory({ listen }, mostBytes);
  let statements = 0;
  const read = (it: Revision | null, meanwhile: () => void = () => undefined) =>
    memory.read({ url: it?.url ?? 'none' }, async () => {
      statements += 1;
      await Promise.resolve();
      meanwhile();
      return it;
    });
  return {
    memory,
    read,
    changed: (payload: string) => changed(payload),
    lost: () => options.lost?.(),
    regained: () => options.regained?.(),
    statements: () => statements,
  };
}

test('a revision that was read is found by its id and by its url', async () => {
  const { memory, read } = await opened();
  const one = revisionOf(1);
  expect(await read(one)).toBe(one);
  expect([memory.get({ id: 1 }), memory.get({ url: 'r1' }), memory.get({ id: 2 })]).toEqual([
    one,
    one,
    undefined,
  ]);
});

test('concurrent callers share one statement; no restaurant is not remembered', async () => {
  const { memory, read, statements } = await opened();
  await Promise.all(Array.from({ length: 20 }, () => read(revisionOf(1))));
  expect(statements()).toBe(1);
  await read(null);
  expect(memory.get({ url: 'none' })).toBeUndefined();
});

test('a change removes its restaurant alone; a payload that is no id removes all', async () => {
  const { memory, read, changed } = await opened();
  await read(revisionOf(1));
  await read(revisionOf(2));
  changed('1');
  expect([memory.get({ id: 1 }), memory.get({ url: 'r1' })]).toEqual([undefined, undefined]);
  expect(memory.get({ id: 2 })).toBeDefined();
  for (const payload of ['', '-1', '{"id":3}', '2; drop', '1'.repeat(400)]) {
    await read(revisionOf(2));
    changed(payload);
    expect([payload, memory.get({ id: 2 })]).toEqual([payload, undefined]);
  }
});

test('what a change may have made old while it was read is not stored', async () => {
  const { memory, read, changed } = await opened();
  const old = revisionOf(1);
  expect(await read(old, () => changed('1'))).toBe(old);
  expect(memory.get({ id: 1 })).toBeUndefined();
});

test('a caller after a change does not get the statement of one before it', async () => {
  const { read, changed, statements } = await opened();
  const before = read(revisionOf(1));
  changed('1');
  const after = read(revisionOf(1, { revision: 'b' }));
  expect((await before)?.revision).toBe('a');
  expect((await after)?.revision).toBe('b');
  expect(statements()).toBe(2);
});

test('while changes are not reported every call reads, and nothing read before is found later', async () => {
  const { memory, read, lost, regained, statements } = await opened();
  await read(revisionOf(1));
  lost();
  expect(memory.get({ id: 1 })).toBeUndefined();
  await Promise.all([read(revisionOf(1)), read(revisionOf(1))]);
  expect(statements()).toBe(3);
  expect(memory.get({ id: 1 })).toBeUndefined();
  await read(revisionOf(1), regained);
  expect(memory.get({ id: 1 })).toBeUndefined();
  await read(revisionOf(1));
  expect(memory.get({ id: 1 })).toBeDefined();
});

test('a connection that is lost while it is opened counts as lost', async () => {
  const memory = await openRevisionMemory({
    listen: async (_name, _received, options) => {
      options?.lost?.();
      return async () => undefined;
    },
  });
  await memory.read({ id: 1 }, async () => revisionOf(1));
  expect(memory.get({ id: 1 })).toBeUndefined();
});

test('an url leads to the restaurant that has it, not to the one that had it', async () => {
  const { memory, read } = await opened();
  await read(revisionOf(1));
  await memory.read({ id: 1 }, async () => revisionOf(1, { url: 'moved' }));
  expect(memory.get({ url: 'r1' })).toBeUndefined();
  expect(memory.get({ url: 'moved' })?.id).toBe(1);
});

test('its bytes are bounded, those of sold-out items included', async () => {
  const { memory, read } = await opened(10_000);
  for (let id = 1; id <= 1000; id += 1) await read(revisionOf(id));
  const held = Array.from({ length: 1000 }, (_, at) => memory.get({ id: at + 1 }));
  expect(held.filter(Boolean)).toHaveLength(50);
  await read(revisionOf(7, { soldOut: Array.from({ length: 500 }, (_, at) => `item-${at}`) }));
  expect(memory.get({ id: 7 })).toBeUndefined();
});
