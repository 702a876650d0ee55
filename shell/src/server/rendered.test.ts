import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { urlMap } from '../app/url-map';
import { rendered } from './rendered';

const ROOT = join(__dirname, '../../..');

test('every page that the shell renders has a route, and its remote states the same', () => {
  const pages = urlMap.map(({ remote, page }) => `${remote}/${page}`);
  const ofRemotes = rendered.filter((it) => it.includes('/'));
  expect(ofRemotes.filter((it) => !pages.includes(it))).toEqual([]);
  const stated = [...new Set(ofRemotes.map((it) => it.split('/')[0] ?? ''))].flatMap((remote) => {
    const manifest = readFileSync(join(ROOT, remote, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { rendered: string[] }).rendered.map(
      (page) => `${remote}/${page}`,
    );
  });
  expect(stated.sort()).toEqual([...ofRemotes].sort());
});
