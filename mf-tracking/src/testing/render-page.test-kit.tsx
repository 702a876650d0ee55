import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@storefront/shared-domain/contracts';
import {
  domainLocales,
  type RemoteDefinition,
  loadCatalogue,
} from '@storefront/shared-domain/remote';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { remote } from '../remote';

async function textsOf(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  const load = async (locales: RemoteDefinition['locales']) =>
    (await loadCatalogue(locales, language)).default;
  await instance.init({
    lng: language,
    lowerCaseLng: true,
    interpolation: { escapeValue: false },
    resources: {
      [language]: { [remote.name]: await load(remote.locales), domain: await load(domainLocales) },
    },
  });
  return instance;
}

type Place = { scope: Scope; at: string; language?: Language };

/** Wraps a page of this remote with its scope, its texts and its router. */
async function inPage(
  page: ReactElement,
  { scope, at, language = 'en' }: Place,
): Promise<ReactElement> {
  return (
    <I18nextProvider i18n={await textsOf(language)}>
      <Provider value={scope}>
        <StaticRouter location={at}>{page}</StaticRouter>
      </Provider>
    </I18nextProvider>
  );
}

/** A page as text without tags, as rendered on the server. */
export async function pageText(page: ReactElement, place: Place): Promise<string> {
  const html = renderToString(await inPage(page, place));
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
