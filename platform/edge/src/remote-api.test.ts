import { readRemoteApi } from './remote-api';

const fetched = jest.spyOn(globalThis, 'fetch');
const answering = (status: number, text: string) =>
  fetched.mockImplementation(async () => new Response(text, { status }));

beforeEach(() => void fetched.mockReset());
afterAll(() => void fetched.mockRestore());

test('a path is read under the address of the API, with one slash between', async () => {
  answering(404, '{"a":1}');
  for (const url of ['https://api.example/v1', 'https://api.example/v1/'])
    expect(await readRemoteApi(url)('/restaurants')).toEqual({ status: 404, body: { a: 1 } });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://api.example/v1/restaurants',
    'https://api.example/v1/restaurants',
  ]);
});

test('an answer that is not JSON is none', async () => {
  answering(200, '<html>');
  await expect(readRemoteApi('https://api.example')('/x')).rejects.toThrow('is not valid JSON');
});

test('a read waits for 5 s at most', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answering(200, '{}');
  await readRemoteApi('https://api.example')('/x');
  expect(timeout).toHaveBeenCalledWith(5000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
  timeout.mockRestore();
});

test('the revision of an answer is its ETag', async () => {
  fetched.mockImplementation(async () => new Response('{}', { headers: { etag: 'W/"7"' } }));
  expect(await readRemoteApi('https://api.example')('/x')).toEqual({
    status: 200,
    body: {},
    etag: 'W/"7"',
  });
});
