import { leaveStorefronts } from './open-storefront';

/** React's note about updates outside of `act`: here they follow the network, as in a browser. */
const isActNote = (words: readonly unknown[]): boolean => String(words[0]).includes('wrapped in');

/**
 * After each test: no error in the console, no unexpected error answer, and no remains of the page.
 */
export function watchEachTest(): void {
  const errors: string[] = [];
  beforeEach(() => {
    // timers of the page may fire between two steps of a test
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    errors.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!isActNote(words))
        errors.push(
          words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' '),
        );
    });
  });
  afterEach(async () => {
    const problems = await leaveStorefronts();
    jest.restoreAllMocks();
    expect({ problems, errors }).toEqual({ problems: [], errors: [] });
  });
}
