import { forgetUnfinished, type SharedModules } from './container';

const entry = (fields: object) => ({ '1.0.0': { version: '1.0.0', ...fields } });

test('a shared module that failed is requested again; a loaded one is not', () => {
  const loading = Promise.resolve(() => ({}));
  const scope = {
    rules: entry({ loaded: false, loading }),
    react: entry({ loaded: true, loading, lib: () => 'react' }),
  };
  const shared = { shareScopeMap: { default: scope } } as unknown as SharedModules;
  forgetUnfinished(shared);
  expect(scope.rules['1.0.0']).toMatchObject({ loading: null });
  expect(scope.react['1.0.0']).toMatchObject({ loading });
});
