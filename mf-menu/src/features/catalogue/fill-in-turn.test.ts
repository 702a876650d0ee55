/** @jest-environment jsdom */
import { fillInTurn } from './card-chunk';

const filled: string[] = [];
/** A chunk at `top` CSS pixels below the upper edge of the screen, which waits for its turn. */
function chunkAt(top: number): () => void {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, bottom: top + 500 }) as DOMRect;
  return fillInTurn(element, () => filled.push(String(top)));
}
const frames = (count: number): void => void jest.advanceTimersByTime(count * 17);

beforeEach(() => {
  jest.useFakeTimers();
  filled.length = 0;
});
afterEach(() => jest.useRealTimers());

test('[MENU-20] the chunk on the screen is filled before those near it, one at a time', () => {
  const ends = [-2000, 2000, 100, 900].map(chunkAt);
  frames(5);
  expect(filled).toEqual(['100']);
  ends[2]?.();
  frames(5);
  expect(filled).toEqual(['100', '900']);
  ends[3]?.();
  frames(1);
  ends[1]?.();
  frames(5);
  expect(filled).toEqual(['100', '900', '2000', '-2000']);
  ends[0]?.();
});

test('[MENU-20] a chunk that leaves the page gives its turn to the next', () => {
  const [first, second] = [chunkAt(0), chunkAt(900)];
  first();
  frames(1);
  expect(filled).toEqual(['900']);
  second();
  frames(5);
  expect(filled).toEqual(['900']);
});
