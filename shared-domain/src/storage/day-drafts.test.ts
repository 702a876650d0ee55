/** @jest-environment jsdom */
import * as z from 'zod/mini';
import { createStorage } from './create-storage';
import { deleteOldDrafts } from './day-drafts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24);
const Draft = z.object({ savedAt: z.number() });

test.each([
  { when: 'now', savedAt: NOW, isLeft: true },
  { when: 'a millisecond less than a day ago', savedAt: NOW - DAY + 1, isLeft: true },
  { when: 'a day ago', savedAt: NOW - DAY, isLeft: false },
  {
    when: 'before the clock was set back by less than a day',
    savedAt: NOW + DAY - 1,
    isLeft: true,
  },
  { when: 'before the clock was set back by a day', savedAt: NOW + DAY, isLeft: false },
])('a draft saved $when is left: $isLeft', ({ savedAt, isLeft }) => {
  localStorage.clear();
  const storage = createStorage(() => localStorage);
  storage.write('draft-1', { savedAt });
  deleteOldDrafts(storage, 'draft-', Draft, NOW);
  expect(storage.read('draft-1', Draft) !== null).toBe(isLeft);
});

test('other keys are not deleted', () => {
  localStorage.clear();
  const storage = createStorage(() => localStorage);
  storage.write('cart-1', { savedAt: 0 });
  storage.write('draft-2', { savedAt: 0 });
  deleteOldDrafts(storage, 'draft-', Draft, NOW);
  expect(Object.keys(localStorage).sort()).toEqual(['cart-1']);
});
