import { createRequire } from 'node:module';
import { localeRules } from './locale-rules';
import { remoteNames } from './workspace';

type Loader = (
  this: { getOptions: () => unknown; callback: (error: null, source: string) => void },
  source: string,
) => void;

test('the texts of each remote have chunks of their own in one bundle', () => {
  const names = localeRules.map(({ loader, options }) => {
    const load = createRequire(__filename)(loader as string) as Loader;
    const written: string[] = [];
    load.call(
      { getOptions: () => options, callback: (_, source) => void written.push(source) },
      'import(/* webpackChunkName: "locale-en" */ "./en.json")',
    );
    return /webpackChunkName: "([^"]*)"/.exec(written[0] ?? '')?.[1];
  });
  expect(names).toEqual(remoteNames.map((name) => `${name}-locale-en`));
});
