import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState, LinkButton, Stack } from '@storefront/shared-ui';
import { $deliveryType } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { OpeningText } from '../../lib/opening/opening-text';
import { $restriction } from '../../lib/schedule/restriction.model';
import { useTypeName } from '../../lib/use-type-name';

/** Nothing can be ordered, now or for later: the reason and the next opening. */
export function NotNowDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const typeName = useTypeName();
  const { restriction, type } = useUnit({ restriction: $restriction, type: $deliveryType });
  return (
    <Dialog
      open
      title={t('schedule.title')}
      closeLabel={t('domain:action.close')}
      onClose={onClose}
      size="s"
    >
      {restriction === 'shift' && (
        <EmptyState
          icon="clock"
          heading="h3"
          title={t('schedule.shift', { type: typeName(type ?? 'delivery') })}
          action={
            <Button size="l" onClick={onClose}>
              {t('schedule.choose-type')}
            </Button>
          }
        >
          {t('schedule.shift-text')}
        </EmptyState>
      )}
      {restriction === 'closed' && (
        <EmptyState
          icon="clock"
          heading="h3"
          title={t('schedule.closed')}
          action={
            <LinkButton to={paths.menu()} size="l">
              {t('domain:action.back-to-menu')}
            </LinkButton>
          }
        >
          <Stack gap={2}>
            <p>
              <strong>
                <OpeningText />
              </strong>
            </p>
            <p>{t('schedule.closed-text')}</p>
          </Stack>
        </EmptyState>
      )}
    </Dialog>
  );
}
