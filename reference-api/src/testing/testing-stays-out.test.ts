import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');
const isOfTests = (file: string): boolean => file.startsWith('testing') || /\.test\.ts$/.test(file);

/** Every file of the product's back end that its start can reach. */
const product = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !isOfTests(file),
);
const texts = product.map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
const holding = (what: RegExp): string[] =>
  texts.filter(({ text }) => what.test(text)).map(({ file }) => file);

test('there is a product to look at, and its start is part of it', () => {
  expect(product.length).toBeGreaterThan(100);
  expect(product).toEqual(
    expect.arrayContaining(['server.ts', 'reference-api.ts', 'settings.ts', 'app.ts']),
  );
});

test('[API-04] nothing of the product imports what is for tests, so that no start can end at a fail point', () => {
  expect(holding(/from '[^']*\/testing(?:\/[^']*)?'|import\('[^']*testing/)).toEqual([]);
});

test('[API-04] the product has no fail point and no way to end itself by force, and reads no setting for one', () => {
  expect(
    holding(/fail_?(?:point|at)\b|before_tx|after_insert|after_commit|before_reply|SIGKILL/i),
  ).toEqual([]);
  expect(holding(/process\.env/).sort()).toEqual(['server.ts', 'tables-cli.ts']);
});
