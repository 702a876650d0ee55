import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { Button, EmptyState, LinkButton, Page, Stack } from '@storefront/shared-ui';
import { visitedRestaurants, type VisitedRestaurant } from '../restaurant/visited-restaurants';

const NONE: readonly VisitedRestaurant[] = [];
const unchanging = () => () => undefined;

/** Reads the device once: React needs the same value for each read. */
function createReader() {
  let known: readonly VisitedRestaurant[] | null = null;
  return () =>
    (known ??= visitedRestaurants(restaurantOfPath(location.pathname)?.restaurantUrl ?? null));
}

/**
 * The URL names no existing restaurant (SHELL-47): it can be tried again, and restaurants that this
 * device has visited are linked. The device's restaurants follow the first render: the edge renders
 * this screen once for all devices.
 */
export function StoreNotFound() {
  const { t } = useTranslation(['shell', 'domain']);
  const [readVisited] = useState(createReader);
  const visited = useSyncExternalStore(unchanging, readVisited, () => NONE);
  return (
    <Page>
      <EmptyState
        icon="store"
        heading="h1"
        title={t('not-found.title')}
        action={
          <Stack gap={3}>
            {visited.map(({ url, name }) => (
              <LinkButton
                key={url}
                to={new URL(`/${encodeURIComponent(url)}`, location.origin).href}
                reloadDocument
                wide
              >
                {t('not-found.visited', { name })}
              </LinkButton>
            ))}
            <Button variant="secondary" wide onClick={() => location.reload()}>
              {t('domain:action.retry')}
            </Button>
          </Stack>
        }
      >
        {t('not-found.hint')}
      </EmptyState>
    </Page>
  );
}
