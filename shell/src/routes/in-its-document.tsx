import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $isPlacing } from '@storefront/shared-domain/models';
import { ErrorPanel, Page } from '@storefront/shared-ui';
import { PageSkeleton } from './page-skeleton';
import { documentKind, loadDocument, mayChangeDocument } from './this-document';

/**
 * The page belongs to the other document, whose address this one has by now: it is loaded. Where
 * that was tried a moment ago, e.g. without a connection, the customer decides when to try again.
 */
function OtherDocument() {
  const { t } = useTranslation('shell');
  const isPlacing = useUnit($isPlacing);
  const [isAllowed] = useState(() => mayChangeDocument(location.href));
  useEffect(() => {
    // an order that is being sent ends in this document
    if (isAllowed && !isPlacing) loadDocument();
  }, [isAllowed, isPlacing]);
  return isAllowed ? (
    <PageSkeleton />
  ) : (
    <Page>
      <ErrorPanel
        title={t('other-document.title')}
        reason={t('load-failed.offline')}
        retryLabel={t('load-failed.retry')}
        onRetry={() => loadDocument()}
      />
    </Page>
  );
}

type Props = { isPayment: boolean; children: ReactNode };

/** A page, where this document has it: a channel may have the payment in a separate one. */
export function InItsDocument({ isPayment, children }: Props) {
  const kind = documentKind();
  return kind === undefined || (kind === 'payment') === isPayment ? children : <OtherDocument />;
}
