import { LOOK_EVERY, watchCodes } from './watch-codes';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const PICTURE = {} as CanvasImageSource;

/** A reader that finds these codes in sequence; an error where reading fails. */
const reader = (looks: readonly (string | null | Error)[]) => {
  let look = 0;
  const detect = jest.fn(async () => {
    const found = looks[look++] ?? null;
    if (found instanceof Error) throw found;
    return found === null ? [] : [{ rawValue: found }];
  });
  return { detect };
};

async function messages(looks: readonly (string | null | Error)[]): Promise<string[]> {
  const codes: string[] = [];
  const end = new AbortController();
  const watching = watchCodes(
    PICTURE,
    reader(looks),
    async (code) => {
      codes.push(code);
    },
    end.signal,
  );
  await jest.advanceTimersByTimeAsync(LOOK_EVERY * looks.length);
  end.abort();
  await watching;
  return codes;
}

test.each([
  {
    case: 'a code is reported once while it stays in the picture',
    looks: ['a', 'a', 'a'],
    codes: ['a'],
  },
  { case: 'another code is reported at once', looks: ['a', 'b'], codes: ['a', 'b'] },
  { case: 'a code that comes back is reported again', looks: ['a', null, 'a'], codes: ['a', 'a'] },
  {
    case: 'a picture that cannot be read is looked at again',
    looks: [new Error('no frame'), 'a'],
    codes: ['a'],
  },
  { case: 'an empty table reports nothing', looks: [null, null], codes: [] },
])('[SHELL-37] $case', async ({ looks, codes }) => expect(await messages(looks)).toEqual(codes));

test('nothing is looked at once the camera is given back', async () => {
  const { detect } = reader(['a']);
  const end = new AbortController();
  const watching = watchCodes(
    PICTURE,
    { detect },
    async () => {
      end.abort();
    },
    end.signal,
  );
  await jest.advanceTimersByTimeAsync(LOOK_EVERY * 4);
  await watching;
  expect(detect).toHaveBeenCalledTimes(1);
});

test('a long scan adds no listener per reading', async () => {
  const end = new AbortController();
  const add = jest.spyOn(end.signal, 'addEventListener');
  const remove = jest.spyOn(end.signal, 'removeEventListener');
  const watching = watchCodes(PICTURE, reader([]), async () => undefined, end.signal);
  await jest.advanceTimersByTimeAsync(LOOK_EVERY * 40);
  expect(add.mock.calls.length - remove.mock.calls.length).toBe(1);
  end.abort();
  await watching;
});
