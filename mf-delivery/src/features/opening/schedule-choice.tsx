import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, EmptyState, LinkButton, Stack } from '@storefront/shared-ui';
import { $deliveryType } from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { $obstacle, type Obstacle } from '../../lib/obstacle.model';
import { OpeningText } from './opening-text';

/** When the order is wanted: 'Order Now' while it is taken now, else why not and when it will be. */
export function ScheduleChoice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const obstacle = useUnit($obstacle);
  return (
    <Dialog open title={t('schedule.title')} closeLabel={t('domain:action.close')} onClose={onClose} size="s">
      {obstacle === null ? <Now onChosen={onClose} /> : <NotNow obstacle={obstacle} onClose={onClose} />}
    </Dialog>
  );
}

function Now({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('mf-delivery');
  return (
    <EmptyState icon="clock" heading="h3" title={t('when.now')} action={<Button size="l" onClick={onChosen}>{t('schedule.order-now')}</Button>}>
      {t('schedule.order-now-detail')}
    </EmptyState>
  );
}

function NotNow({ obstacle, onClose }: { obstacle: Obstacle; onClose: () => void }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const type = useUnit($deliveryType);
  if (obstacle === 'shift') {
    return (
      <EmptyState
        icon="clock" heading="h3" title={t('schedule.shift', { type: t(`domain:delivery.type.${type ?? 'delivery'}`) })}
        action={<Button size="l" onClick={onClose}>{t('schedule.choose-type')}</Button>}
      >
        {t('schedule.shift-text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="clock" heading="h3" title={t('schedule.closed')} action={<LinkButton to={paths.menu()} size="l">{t('domain:action.back-to-menu')}</LinkButton>}>
      <Stack gap={2}>
        <p><strong><OpeningText /></strong></p>
        <p>{t('schedule.closed-text')}</p>
      </Stack>
    </EmptyState>
  );
}
