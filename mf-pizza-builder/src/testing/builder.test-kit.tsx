import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language, RestaurantData } from '@storefront/shared-domain/contracts';
import {
  $language,
  $restaurantData,
  $tableLink,
  type TableLink,
} from '@storefront/shared-domain/models';
import { domainLocales, loadCatalogue } from '@storefront/shared-domain/remote';
import { remote } from '../remote';

type Options = { data: RestaurantData | null; language?: Language; mode?: TableLink['mode'] };

/**
 * Environment of a page of this remote: its own scope and the texts of one language. The test
 * provides the router.
 */
export async function aBuilder({
  data,
  language = 'en',
  mode = 'delivery',
}: Options): Promise<{ scope: Scope; around: (page: ReactNode) => ReactNode }> {
  const tableLink: TableLink = { mode, table: mode === 'delivery' ? null : '7', token: null };
  const scope = fork({
    values: [
      [$restaurantData, data],
      [$language, language],
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
    resources: { [language]: { 'mf-pizza-builder': own.default, domain: domain.default } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return {
    scope,
    around: (page) => (
      <Provider value={scope}>
        <I18nextProvider i18n={i18n}>{page}</I18nextProvider>
      </Provider>
    ),
  };
}
