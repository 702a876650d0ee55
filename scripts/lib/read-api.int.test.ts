import { openTestApi } from '../../reference-api/src/testing/test-api';
import { openTestPostgres } from '../../reference-api/src/testing/test-databases';
import { readerOf } from './read-api';

test('the edge reads a restaurant once per changed answer: with its tag there is no body to parse', async () => {
  const api = await openTestApi(await openTestPostgres());
  const read = readerOf(api);
  const { status, body, etag } = await read('/restaurant/data/v2/trattoria');
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ info: expect.objectContaining({ name: 'trattoria' }) as unknown }),
  ]);
  expect(await read('/restaurant/data/v2/trattoria', etag)).toEqual({
    status: 304,
    body: null,
    etag,
  });
  await api.close();
});
