import { type PersonalDataOptions, personalData } from './personal-data';

const PAGE = { restaurantUrl: 'bella', revision: '1', dataPath: '/order/uuid/1' };
const ORDER = { uuid: '1', status: 'READY' };

function reading(options: Partial<PersonalDataOptions> = {}) {
  const readApi = jest.fn(async () => ({ status: 200, body: ORDER as unknown }));
  const readRestaurant = jest.fn(async () => ({
    info: { id: 7 },
    hours: {},
    menu: { long: true },
  }));
  const withData = personalData({ readApi, readRestaurant, waitMs: 1000, ...options });
  return { readApi, readRestaurant, withData };
}

test('a page gets its data, and the restaurant without its menu, which is read once per revision', async () => {
  const { readApi, readRestaurant, withData } = reading();
  const use = jest.fn(async () => 'screen');
  await expect(withData(PAGE, use)).resolves.toBe('screen');
  await withData(PAGE, use);
  expect(use).toHaveBeenCalledWith({ data: ORDER, wire: { info: { id: 7 }, hours: {} } });
  expect([readApi.mock.calls.length, readRestaurant.mock.calls.length]).toEqual([2, 1]);
  await withData({ ...PAGE, revision: '2' }, use);
  expect(readRestaurant).toHaveBeenCalledTimes(2);
});

test.each([
  ['an unknown order', async () => ({ status: 404, body: { error: 'Order not found' } })],
  ['a failure of the API', async () => ({ status: 500, body: null })],
  ['no body', async () => ({ status: 200, body: null })],
  ['no connection', async () => Promise.reject(new Error('connection refused'))],
])('%s is rendered in the browser', async (_, readApi) => {
  const use = jest.fn();
  await expect(reading({ readApi }).withData(PAGE, use)).rejects.toMatchObject({
    reason: 'no-answer',
  });
  expect(use).not.toHaveBeenCalled();
});

test('a slow API delays no page, and its late answer is not used', async () => {
  let answer = (): void => undefined;
  const readApi = () =>
    new Promise<{ status: number; body: unknown }>((resolve) => {
      answer = () => resolve({ status: 200, body: ORDER });
    });
  const use = jest.fn();
  const { withData } = reading({ readApi, waitMs: 20 });
  await expect(withData(PAGE, use)).rejects.toMatchObject({ reason: 'late' });
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(use).not.toHaveBeenCalled();
});

test('a flood of personal pages is refused, not queued', async () => {
  const { withData } = reading();
  const never = () => new Promise<never>(() => undefined);
  const works = Array.from({ length: 8 }, () => withData(PAGE, never));
  for (const work of works.slice(0, 6)) work.catch(() => undefined);
  const refused = await Promise.allSettled(works.slice(6));
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
