import './text-encoder';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import i18next from 'i18next';
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

async function textsOf(language: Language) {
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

type Place = { scope: Scope; at?: string; language?: Language };

/** Server-rendered HTML of a part of the checkout, without React's own comments. */
export async function htmlOf(
  content: ReactElement,
  { scope, at = '/payment', language = 'en' }: Place,
): Promise<string> {
  const page = (
    <I18nextProvider i18n={await textsOf(language)}>
      <Provider value={scope}>
        <StaticRouter location={at}>{content}</StaticRouter>
      </Provider>
    </I18nextProvider>
  );
  return renderToString(page).replace(/<!-- -->/g, '');
}

/** The same as plain text. */
export const textOf = async (content: ReactElement, place: Place): Promise<string> =>
  (await htmlOf(content, place))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
