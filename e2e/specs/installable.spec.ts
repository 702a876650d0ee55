import { expect, test } from '../fixtures';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test.describe('an app of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a restaurant can be installed: its own name, colours, icons and scope', async ({
    page,
    store,
    context,
    api,
  }) => {
    const [restaurant, name] = ['slice-house', 'Slice House'];
    await store.open(restaurant);
    const browser = await context.newCDPSession(page);
    const { errors, data = '', url } = await browser.send('Page.getAppManifest');
    expect([errors, new URL(url).pathname]).toEqual([[], `/${restaurant}/manifest.webmanifest`]);
    const manifest = JSON.parse(data) as Manifest;
    expect(manifest).toMatchObject({ name, start_url: `/${restaurant}`, scope: `/${restaurant}` });
    for (const { src } of manifest.icons)
      expect([src, (await api.get(src)).headers()['content-type']]).toEqual([src, 'image/png']);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Test browsers run without a profile: their own limit is not an error of the page.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([]);
  });
});

test('the data about restaurant and menu is refused by no policy, and the title follows the page', async ({
  page,
  store,
  texts,
}) => {
  await store.open();
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { name: string; hasMenu: { hasMenuSection: unknown[] } };
  expect([data.name, data.hasMenu.hasMenuSection.length > 3]).toEqual(['Bella Napoli', true]);
  await expect(page).toHaveTitle('Bella Napoli');
  await store.open('bella-napoli', 'hours');
  await expect(page).toHaveTitle(`${texts('shell:page.hours')} · Bella Napoli`);
});
