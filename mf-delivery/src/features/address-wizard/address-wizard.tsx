import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@storefront/shared-ui';
import { noticeBus } from '@storefront/shared-domain/bus';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { OutOfAreaAlert } from '../../lib/out-of-area-alert';
import { AutoCompletePage } from './auto-complete-page';
import { ConfirmForm } from './confirm-form';
import { ConfirmLocation } from './confirm-location';
import { locationFeeFailed } from './confirm-location.model';
import { $isWarning, finishFailed, warningRead } from './finish.model';
import { FormPage } from './form-page';
import { ConfirmationMapPage, SearchMapPage } from './map-pages';
import { OutOfRangePage, OutOfRangeWays } from './out-of-range-page';
import { $isOpen, $trail, stepTaken, wizardClosed } from './wizard.model';
import { canGoBack, pageOf, type WizardPage } from './wizard-pages';
import { zonesFailed } from './zones.model';

const PAGES: Readonly<Record<WizardPage, { Body: ComponentType; Footer?: ComponentType }>> = {
  'auto-complete-address': { Body: AutoCompletePage },
  'confirmation-map': { Body: ConfirmationMapPage, Footer: ConfirmLocation },
  'search-and-confirmation-map': { Body: SearchMapPage, Footer: ConfirmLocation },
  'confirmation-address-map-and-form': { Body: FormPage, Footer: ConfirmForm },
  'out-of-range-address': { Body: OutOfRangePage, Footer: OutOfRangeWays },
};

/**
 * The address wizard (DELIVERY-29 to DELIVERY-43): five pages in one dialog. Closing it preserves
 * its state.
 */
export function AddressWizard() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { isOpen, trail, isWarning, step, close, readWarning, toast } = useUnit({
    isOpen: $isOpen,
    trail: $trail,
    isWarning: $isWarning,
    step: stepTaken,
    close: wizardClosed,
    readWarning: warningRead,
    toast: noticeBus.toastRequested,
  });
  const notify = (text: string): void => void toast({ text, tone: 'danger' });
  useUnitListener(locationFeeFailed, () => notify(t('address-form.fee-failed')));
  useUnitListener(zonesFailed, () => notify(t('address-form.zones-failed')));
  useUnitListener(finishFailed, (kind) => {
    const texts = {
      'not-found': t('address-form.not-found'),
      unexpected: t('domain:error.unexpected'),
      failed: t('address-form.fee-failed'),
    };
    notify(texts[kind]);
  });

  const page = trail && pageOf(trail);
  const { Body, Footer } = PAGES[page ?? 'auto-complete-address'];
  return (
    <>
      <Dialog
        open={isOpen}
        tall
        step={page ?? undefined}
        title={page === null ? '' : t(`address-wizard.title.${page}`)}
        closeLabel={t('domain:action.close')}
        back={
          trail && canGoBack(trail)
            ? { label: t('address-wizard.back'), onBack: () => step('back') }
            : undefined
        }
        onClose={() => close()}
        onBackdropDismiss={() => undefined}
        footer={Footer && <Footer />}
      >
        <Body />
      </Dialog>
      <OutOfAreaAlert isOpen={isWarning} onRead={readWarning} />
    </>
  );
}
