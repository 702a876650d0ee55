import { useTranslation } from 'react-i18next';
import type { OrderFailure } from '@storefront/shared-domain/rules';
import { AlertDialog, List, Row } from '@storefront/shared-ui';
import { useGoOn } from './use-go-on';

/**
 * 'Item sem estoque' with the names of the items removed from the cart (ERRORS-08), or the server's
 * text where no line has such a name (OPEN-069).
 */
export function StockDialog({
  failure: { headerKey, messageKey, items, text },
}: {
  failure: OrderFailure;
}) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const title = t(`domain:${headerKey}`);
  return (
    <AlertDialog
      open
      tone="warning"
      icon="warning"
      title={title}
      confirmLabel={t('domain:action.ok')}
      onConfirm={useGoOn()}
    >
      {items.length === 0 ? (
        <p>{text}</p>
      ) : (
        <>
          <p>{t(`domain:${messageKey}`)}</p>
          <List label={title}>
            {items.map((name) => (
              <Row key={name} title={name} />
            ))}
          </List>
        </>
      )}
    </AlertDialog>
  );
}
