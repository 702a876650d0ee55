import './text-encoder';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import i18next, { type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Client, Language, RestaurantData } from '@storefront/shared-domain/contracts';
import { restaurantLoaded, sessionRestored } from '@storefront/shared-domain/models';
import {
  domainLocales,
  type RemoteDefinition,
  loadCatalogue,
} from '@storefront/shared-domain/remote';
import { aClient, restaurantData } from '@storefront/shared-domain/testing';
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

/** Fake handlers of effects; TypeScript infers them from the last overload of `fork`. */
type Handlers = NonNullable<Parameters<typeof fork>[1]>['handlers'];
type Here = { data?: RestaurantData; client?: Client | null; handlers?: Handlers };

/** A restaurant's storefront with a logged-in customer; `client: null` is a visitor. */
export async function storefront({
  data = restaurantData(),
  client = aClient(),
  handlers = [],
}: Here = {}): Promise<Scope> {
  const scope = fork({ handlers });
  await allSettled(restaurantLoaded, { scope, params: data });
  if (client === null) return scope;
  await allSettled(sessionRestored, { scope, params: { token: client.token, mode: 'email' } });
  await allSettled(sessionBus.clientRead, { scope, params: client });
  return scope;
}

type Place = { scope: Scope; at?: string; language?: Language };

/** Wraps a page of this remote with its scope, its texts and its router. */
export async function inPage(
  page: ReactElement,
  { scope, at = '/', language = 'en' }: Place,
): Promise<ReactElement> {
  return (
    <I18nextProvider i18n={await textsOf(language)}>
      <Provider value={scope}>
        <StaticRouter location={at}>{page}</StaticRouter>
      </Provider>
    </I18nextProvider>
  );
}

/** A page as rendered on the server: its text, or its HTML with `tags`. */
export async function pageText(
  page: ReactElement,
  { tags = false, ...place }: Place & { tags?: boolean },
): Promise<string> {
  const html = renderToString(await inPage(page, place)).replace(/<!-- -->/g, '');
  return tags
    ? html
    : html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}
