import { allSettled, fork } from 'effector';
import type { PageDeclarations } from '@storefront/loader/page';
import { $links } from '@storefront/shared-domain/models';
import { linkTo } from '@storefront/shared-domain/paths';
import { aComposition } from '../boot/page.test-kit';
import { $fillings, loadDeclarations, declaredRead } from './declared.model';

const declared: PageDeclarations = {
  'mf-cart': { pages: [], widgets: [{ widget: 'offer', slot: 'notice' }], isEarlier: true },
  'mf-news': {
    pages: [
      {
        path: 'news/:id',
        page: 'news',
        links: ['news'],
        dialogs: [{ path: 'share', page: 'share', links: ['shareNews'] }],
      },
    ],
    widgets: [{ widget: 'headline', slot: 'notice' }],
  },
};

async function reading(value = declared) {
  const scope = fork();
  await allSettled(declaredRead, { scope, params: value });
  return scope;
}

test('links of other remotes are addresses with their parameters and a query', async () => {
  const links = (await reading()).getState($links);
  expect(linkTo(links, 'news', { id: 'a/b', from: 'menu' })).toBe('/news/a%2Fb?from=menu');
  expect(linkTo(links, 'shareNews', { id: 7 })).toBe('/news/7/share');
  expect(linkTo(links, 'unknown')).toBeNull();
});

test('a shared slot has the widgets of several remotes, in their order', async () => {
  const { notice } = (await reading()).getState($fillings);
  expect(notice).toEqual([
    { remote: 'mf-cart', widget: 'offer' },
    { remote: 'mf-news', widget: 'headline' },
  ]);
});

test('a page from before declarations has those of its time, by the shell', async () => {
  const stated = await loadDeclarations({ composition: aComposition() });
  expect(stated['mf-cart']).toMatchObject({ isEarlier: true });
  expect(stated['mf-cart']?.pages.map(({ path }) => path)).toEqual(['shopping-cart']);
  expect(await loadDeclarations({ composition: aComposition({ declared }) })).toBe(declared);
});
