import type { Note } from './notes';

const fresh = async () => {
  jest.resetModules();
  return import('./notes');
};

test('notes wait for telemetry, and then go straight to it', async () => {
  const { note, takeNotes } = await fresh();
  note({ kind: 'navigated' });
  const taken: Note[] = [];
  takeNotes((one) => taken.push(one));
  note({ kind: 'shown', remote: 'mf-cart' });
  expect(taken).toEqual([{ kind: 'navigated' }, { kind: 'shown', remote: 'mf-cart' }]);
});

test('a page whose telemetry never comes keeps a hundred notes and no more', async () => {
  const { note, takeNotes } = await fresh();
  for (let index = 0; index < 500; index += 1) note({ kind: 'navigated' });
  const take = jest.fn();
  takeNotes(take);
  expect(take).toHaveBeenCalledTimes(100);
});
