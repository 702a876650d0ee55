import { allSettled, createWatch, fork } from 'effector';
import { tableBus } from '@storefront/shared-domain/bus';
import { ApiError } from '@storefront/shared-domain/http';
import { $restaurantData } from '@storefront/shared-domain/models';
import { restaurantData } from '@storefront/shared-domain/testing';
import { $problem, $text, codeTyped, parseTableCode, submitFx } from './scan.model';
import { openTableFx } from './table-link.api';
import { LOOK_EVERY, watchCodes } from './use-camera';

describe('scan', () => {
  const at = (
    answer: (call: { restaurantId: number; code: string }) => Promise<{ table: string }>,
  ) => fork({ values: [[$restaurantData, restaurantData()]], handlers: [[openTableFx, answer]] });
  const refusedWith = (error: Error) => at(() => Promise.reject(error));

  test('[OPEN-030] a link that was read ties the tablet to its table', async () => {
    const requested = jest.fn(async () => ({ table: '7' }));
    const scope = at(requested);
    const scanned = jest.fn();
    createWatch({ unit: tableBus.tabletScanned, scope, fn: scanned });
    await allSettled(submitFx, { scope, params: 'https://pizza.example/bella-napoli?t=abc' });
    expect(requested).toHaveBeenCalledWith({ restaurantId: 7, code: 'abc' });
    expect(scanned.mock.calls).toEqual([[{ table: '7', token: 'abc' }]]);
    expect(scope.getState($problem)).toBeNull();
  });

  test.each([
    { case: 'refused', error: new ApiError({ kind: 'http', status: 404 }), problem: 'wrong' },
    {
      case: 'tried too often',
      error: new ApiError({ kind: 'http', status: 429 }),
      problem: 'too-many',
    },
    {
      case: 'sent to a server that fails',
      error: new ApiError({ kind: 'http', status: 503 }),
      problem: 'unreachable',
    },
  ])('[OPEN-030] a code that is $case says so and is still there', async ({ error, problem }) => {
    const scope = refusedWith(error);
    const scanned = jest.fn();
    createWatch({ unit: tableBus.tabletScanned, scope, fn: scanned });
    await allSettled(codeTyped, { scope, params: 'abc' });
    await allSettled(submitFx, { scope, params: 'abc' });
    expect([scope.getState($problem), scope.getState($text), scanned.mock.calls.length]).toEqual([
      problem,
      'abc',
      0,
    ]);
    await allSettled(codeTyped, { scope, params: 'abcd' });
    expect(scope.getState($problem)).toBeNull();
  });

  test('what is no code is not sent', async () => {
    const requested = jest.fn(async () => ({ table: '7' }));
    const scope = at(requested);
    await allSettled(submitFx, { scope, params: 'table seven' });
    expect([requested.mock.calls.length, scope.getState($problem)]).toEqual([0, 'no-code']);
  });
});

describe('the code of a table', () => {
  const CODE = 'v1.aB-9_zQ';

  test.each([
    { case: 'the code', raw: CODE, code: CODE },
    {
      case: 'a link of the table',
      raw: `https://pizza.example/cantina-mesa?t=${CODE}`,
      code: CODE,
    },
    { case: 'the end of a link', raw: `?t=${CODE}`, code: CODE },
    { case: 'an encoded code', raw: 'https://pizza.example/x?t=a%2Bb%3D', code: 'a+b=' },
    { case: 'a code of 512 characters', raw: 'x'.repeat(512), code: 'x'.repeat(512) },
    { case: 'words', raw: 'table seven', code: null },
    { case: 'a link without a code', raw: 'https://pizza.example/cantina-mesa', code: null },
    { case: 'a broken link', raw: 'http://[?t=abc', code: null },
    { case: 'something endless', raw: 'x'.repeat(513), code: null },
  ])('[OPEN-030] $case gives $code', ({ raw, code }) => expect(parseTableCode(raw)).toBe(code));
});

describe('the camera', () => {
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
    {
      case: 'a code that comes back is reported again',
      looks: ['a', null, 'a'],
      codes: ['a', 'a'],
    },
    {
      case: 'a picture that cannot be read is looked at again',
      looks: [new Error('no frame'), 'a'],
      codes: ['a'],
    },
  ])('[SHELL-37] $case', async ({ looks, codes }) => expect(await messages(looks)).toEqual(codes));
});
