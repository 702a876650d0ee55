import { expect, test } from '../fixtures';
import { navigate } from '../support/failed-remote';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

test.use({ serviceWorkers: 'allow' });

test(
  'a restaurant can be installed: name, colours, icons and scope; no policy refuses its data, and ' +
    'the title follows',
  async ({ page, store, texts, context, api }) => {
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
    const described = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as { name: string; hasMenu: { hasMenuSection: unknown[] } };
    expect([described.name, described.hasMenu.hasMenuSection.length > 3]).toEqual([name, true]);
    await expect(page).toHaveTitle(name);
    await navigate(page, `/${restaurant}/hours`);
    await expect(page).toHaveTitle(`${texts('shell:page.hours')} · ${name}`);
  },
);
