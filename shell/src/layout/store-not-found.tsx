import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restaurantOfPath } from '@storefront/shared-domain/paths';
import { Button, EmptyState, LinkButton, Page, Stack } from '@storefront/shared-ui';
import { visitedRestaurants, type VisitedRestaurant } from '../restaurant/visited-restaurants';

/**
 * The URL names no existing restaurant (SHELL-47): it can be tried again, and restaurants that this
 * device has visited are linked. The device's restaurants follow the first render: the edge renders
 * this screen once for all devices.
 */
export function StoreNotFound() {
  const { t } = useTranslation(['shell', 'domain']);
  const [visited, setVisited] = useState<readonly VisitedRestaurant[]>([]);
  useEffect(
    () =>
      setVisited(
        visitedRestaurants(restaurantOfPath(window.location.pathname)?.restaurantUrl ?? null),
      ),
    [],
  );
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
                to={new URL(`/${encodeURIComponent(url)}`, window.location.origin).href}
                reloadDocument
                wide
              >
                {t('not-found.visited', { name })}
              </LinkButton>
            ))}
            <Button variant="secondary" wide onClick={() => window.location.reload()}>
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
