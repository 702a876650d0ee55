import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { SendingFailure } from '@storefront/shared-domain/models';
import { AlertDialog, List, Row } from '@storefront/shared-ui';
import { namedRemoved } from './order.model';
import { useGoOn } from './use-go-on';

/**
 * The unavailable lines of the cart, with a button that removes them, whatever the reloaded record
 * says (ERRORS-07, CONFLICTS-04). Closed in another way, it leaves them in the cart.
 */
export function UnavailableDialog({ failure }: { failure: SendingFailure }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const remove = useUnit(namedRemoved);
  const goOn = useGoOn();
  const goOnWithout = useGoOn(failure.gone);
  const title = t(`domain:${failure.headerKey}`);
  return (
    <AlertDialog
      open
      tone="warning"
      icon="warning"
      title={title}
      confirmLabel={t('domain:order-error.unavailable.remove')}
      onConfirm={() => {
        remove();
        goOnWithout();
      }}
      cancelLabel={t('domain:action.close')}
      onCancel={goOn}
    >
      <p>{t(`domain:${failure.messageKey}`)}</p>
      <List label={title}>
        {failure.items.map((name) => (
          <Row key={name} title={name} />
        ))}
      </List>
    </AlertDialog>
  );
}
