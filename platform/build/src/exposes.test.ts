import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exposesOf } from './exposes';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'storefront-room-'));
  await mkdir(path.join(dir, 'src/pages'), { recursive: true });
  await mkdir(path.join(dir, 'src/widgets'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a remote offers what its file names say, and nothing else', async () => {
  const files = ['remote.ts', 'pages/cart.page.tsx', 'pages/cart.page.test.tsx', 'pages/cart.module.css', 'widgets/button.widget.tsx', 'widgets/icon.tsx'];
  for (const file of files) await writeFile(path.join(dir, 'src', file), '');
  expect(exposesOf(dir)).toEqual({
    './remote': { import: './src/remote.ts', name: 'remote' },
    './pages/cart': { import: './src/pages/cart.page.tsx', name: 'page-cart' },
    './widgets/button': { import: './src/widgets/button.widget.tsx', name: 'widget-button' },
  });
});

test('a remote without remote.ts does not build', () => expect(() => exposesOf(dir)).toThrow('src/remote.ts is missing'));
