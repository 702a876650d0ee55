import './text-encoder';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import {
  $language,
  $restaurantData,
  $session,
  $tableLink,
  type Session,
  type TableLink,
} from '@storefront/shared-domain/models';
import { domainLocales, loadCatalogue } from '@storefront/shared-domain/remote';
import type { Language } from '@storefront/shared-domain/rules';
import { StaticRouter } from '@storefront/shared-ui/router-server';
import { remote } from '../remote';

type Options = {
  data: RestaurantData | null;
  language?: Language;
  session?: Session | null;
  tableLink?: TableLink;
};

const AT_HOME: TableLink = { mode: 'delivery', table: null, token: null };

/**
 * Test environment of a page of this remote: its own scope, the texts of one language, a router.
 */
export type Storefront = { scope: Scope; around: (page: ReactNode) => ReactNode };

export async function aStorefront({
  data,
  language = 'en',
  session = null,
  tableLink = AT_HOME,
}: Options): Promise<Storefront> {
  const scope = fork({
    values: [
      [$restaurantData, data],
      [$language, language],
      [$session, session],
      [$tableLink, tableLink],
    ],
  });
  const i18n = createInstance();
  const [own, domain] = await Promise.all([
    loadCatalogue(remote.locales, language),
    loadCatalogue(domainLocales, language),
  ]);
  await i18n.use(initReactI18next).init({
    lng: language,
    lowerCaseLng: true,
    resources: { [language]: { 'mf-menu': own.default, domain: domain.default } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const around = (page: ReactNode): ReactNode => (
    <Provider value={scope}>
      <I18nextProvider i18n={i18n}>
        <StaticRouter location="/">{page}</StaticRouter>
      </I18nextProvider>
    </Provider>
  );
  return { scope, around };
}
