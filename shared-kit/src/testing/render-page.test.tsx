import { createStore, fork } from 'effector';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { RemoteDefinition } from '@storefront/shared-domain/remote';
import { Link, useLocation } from '@storefront/shared-ui/router';
import { pageKit } from './render-page.test-kit';

const texts = (hello: string) => async () => ({ default: { hello } });
const remote = {
  name: 'mf-menu',
  locales: { en: texts('Hello <b>'), 'pt-br': texts('Olá <b>') },
} as unknown as RemoteDefinition;
const $name = createStore('nobody');

function Page() {
  const { t } = useTranslation(['mf-menu', 'domain']);
  const name = useUnit($name);
  const { pathname, search } = useLocation();
  return (
    <Link to="/cart">
      {t('hello')} {name}, {t('domain:action.retry')} {pathname}
      {search}
    </Link>
  );
}

test('a page is rendered with its scope, its texts and its URL, as HTML and as text', async () => {
  const { htmlOf, textOf } = pageKit(remote, '/home');
  const scope = fork({ values: [[$name, 'Ana']] });
  expect(await htmlOf(<Page />, { scope })).toBe(
    '<a href="/cart" data-discover="true">Hello &lt;b&gt; Ana, Try again /home</a>',
  );
  expect(await textOf(<Page />, { scope, at: '/track?order=1', language: 'pt-br' })).toBe(
    'Olá &lt;b&gt; Ana, Tentar de novo /track?order=1',
  );
});
