import { forgetUnfinished, initContainer, isContainer, type SharedModules } from './container';

const entry = (fields: object) => ({ '1.0.0': { version: '1.0.0', ...fields } });
const sharedModules = (map: object) => ({ shareScopeMap: map }) as unknown as SharedModules;

test('a shared module that failed is requested again; a loaded one is not', () => {
  const loading = Promise.resolve(() => ({}));
  const scope = {
    rules: entry({ loaded: false, loading }),
    react: entry({ loaded: true, loading, lib: () => 'react' }),
    effector: entry({ loaded: false }),
  };
  forgetUnfinished(sharedModules({ default: scope }));
  expect(scope.rules['1.0.0']).toMatchObject({ loading: null });
  expect(scope.react['1.0.0']).toMatchObject({ loading });
  expect(scope.effector['1.0.0']).toStrictEqual({ version: '1.0.0', loaded: false });
});

test('a page that shares nothing yet has nothing to forget', () => {
  expect(() => forgetUnfinished(sharedModules({}))).not.toThrow();
});

test('a container gets the shared modules of the page themselves, not a copy', async () => {
  const map: Record<string, object> = { default: { react: entry({}) } };
  const calls: unknown[][] = [];
  const container = { init: (...args: unknown[]) => calls.push(args), get: jest.fn() };
  expect(await initContainer(container, sharedModules(map))).toBe(container);
  const [shareScope, initScope, options] = calls[0] ?? [];
  expect(shareScope).toBe(map['default']);
  expect(initScope).toEqual([]);
  expect(Object.entries(options as object)).toEqual([
    ['version', ''],
    ['shareScopeKeys', 'default'],
  ]);
  expect((options as { shareScopeMap: unknown }).shareScopeMap).toBe(map);
});

test('the first container creates the scope for the others; one that fails to start rejects', async () => {
  const map: Record<string, object> = {};
  const init = jest.fn().mockRejectedValue(new Error('version'));
  await expect(initContainer({ init, get: jest.fn() }, sharedModules(map))).rejects.toThrow(
    'version',
  );
  expect(map['default']).toEqual({});
  expect(init.mock.calls[0][0]).toBe(map['default']);
});

test('only an object with both parts of the protocol is a container', () => {
  const [init, get] = [() => undefined, () => undefined];
  expect(isContainer({ init, get })).toBe(true);
  for (const other of [{ init }, { get }, {}, null, undefined, 'init get', 1])
    expect(isContainer(other)).toBe(false);
});
