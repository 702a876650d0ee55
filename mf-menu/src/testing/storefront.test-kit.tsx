import { fork, type Scope } from 'effector';
import type { ReactNode } from 'react';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import {
  $language,
  $restaurantData,
  $session,
  $tableLink,
  type Session,
  type TableLink,
} from '@storefront/shared-domain/models';
import type { Language } from '@storefront/shared-domain/rules';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
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
  const inStorefront = await inTexts(remote, { scope, language });
  const around = (page: ReactNode): ReactNode =>
    inStorefront(<StaticRouter location="/">{page}</StaticRouter>);
  return { scope, around };
}
