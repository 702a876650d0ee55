import { fork, type Scope } from 'effector';
import type { ReactNode } from 'react';
import type { Language, RestaurantData } from '@storefront/shared-domain/contracts';
import {
  $language,
  $restaurantData,
  $tableLink,
  type TableLink,
} from '@storefront/shared-domain/models';
import { inTexts } from '@storefront/shared-kit/testing/render-page';
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
  return { scope, around: await inTexts(remote, { scope, language }) };
}
