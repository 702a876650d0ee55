import { createHash } from 'node:crypto';
import { createEdge, listen, servePreviews } from '@storefront/edge';
import { createProgram } from '@storefront/release/cli';
import { storefrontTools } from '../../scripts/lib/storefront-tools';
import { STOREFRONT_URL } from '../support/address';
import { expect, test } from '../support/composed';
import { publishVariant } from '../support/variant';

const MARK = 'document.documentElement.dataset.mark="pr";';
/** The mark needs a document, which the sandbox of renders has not. */
const tools = { ...storefrontTools, renderComposition: async () => [] };

test('a preview shows its build on an origin of its own, and leaves the storefront and its figures alone', async ({
  page,
  composed: { store, channel },
}) => {
  test.slow(); // the static checks of the gate
  const { id } = await publishVariant(store, 'mf-menu', {
    file: (name, text) => (name.startsWith('remote.') ? `${MARK}${text}` : null),
    // as builds have it, which the static checks compare
    record: (record) => ({
      ...record,
      contentHash: createHash('sha256').update(JSON.stringify(record.files)).digest('hex'),
    }),
  });
  await createProgram(tools).parseAsync(
    ['--store', store.root, '--json', 'preview', `mf-menu@${id}`, '--name', 'pr-42'],
    { from: 'user' },
  );
  const api = { url: `${STOREFRONT_URL}/api` };
  let previews: ReturnType<typeof servePreviews> | null = null;
  const server = await listen((request, response) => previews?.(request, response), 0);
  const origin = `http://preview.localhost:${server.port}`;
  const storefront = createEdge({ store, channel, api });
  previews = servePreviews({ store, api, storefront, origin });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  try {
    const own = `http://localhost:${server.port}/~pr-42/bella-napoli`;
    await page.goto(own);
    expect(page.url()).toBe(`http://pr-42.preview.localhost:${server.port}/bella-napoli`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'pr');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(requests.filter((url) => /\/api\/telemetry|channel\.json|sw\.js/.test(url))).toEqual([]);

    await page.goto(`http://localhost:${server.port}/bella-napoli`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-mark');

    await page.goto(own.replace('pr-42', 'pr-43'));
    await page.getByRole('link', { name: 'This page without the preview' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(page.url()).toBe(`http://localhost:${server.port}/bella-napoli`);
  } finally {
    await server.close();
  }
});
