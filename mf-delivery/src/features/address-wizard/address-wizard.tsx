import { noticeBus } from '@storefront/shared-domain/bus';
import { $restaurant } from '@storefront/shared-domain/models';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { Button, Dialog, EmptyState, Spinner } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { OutOfAreaAlert } from '../../lib/out-of-area-alert';
import { AddressMap } from '../../lib/map/address-map';
import { ZOOM } from '../../lib/map/map-zoom';
import { AutoCompletePage } from './auto-complete-page';
import {
  $isCalculating,
  $isWarning,
  $wrongFields,
  finishFailed,
  warningRead,
} from './finish.model';
import { WIZARD_FORM_ID } from './wizard-form-id';
import styles from './address-wizard.module.css';
import { ConfirmLocation } from './confirm-location';
import { locationFeeFailed } from './confirm-location.model';
import { $form } from './form.model';
import { WizardFields } from './wizard-fields';
import { AddressSearch } from './address-search';
import { LocationButton } from './location-button';
import { PlaceOnMap } from './place-on-map';
import { $isOpen, $trail, stepTaken, wizardClosed } from './wizard.model';
import { canGoBack, pageOf, type WizardPage } from './wizard-pages';
import { zonesFailed } from './zones.model';

/**
 * CONFIRM of the form: disabled while it is invalid (DELIVERY-61), with the reason, busy while the
 * fee is calculated (DELIVERY-40).
 */
function ConfirmForm() {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const [wrong, isCalculating] = useUnit([$wrongFields, $isCalculating]);
  return (
    <>
      <div role="status" className={styles.calculating} hidden={!isCalculating}>
        {isCalculating && (
          <>
            <Spinner size="s" />
            {t('address-form.fee-searching')}
          </>
        )}
      </div>
      <Button
        type="submit"
        form={WIZARD_FORM_ID}
        size="l"
        wide
        reason={
          wrong.length === 0
            ? null
            : t('domain:validation.incomplete', {
                fields: wrong.map((field) => t(`address-form.${field}`)).join(', '),
              })
        }
        loading={isCalculating}
      >
        {t('address-form.confirm')}
      </Button>
    </>
  );
}

/** Page 5 (DELIVERY-33): the location is outside the delivery area. */
function OutOfRangePage() {
  const { t } = useTranslation('mf-delivery');
  return (
    <div role="alert">
      <EmptyState compact icon="pin" heading="h3" title={t('address-wizard.out-of-range')}>
        {t('address-wizard.out-of-range-detail')}
      </EmptyState>
    </div>
  );
}

function OutOfRangeWays() {
  const { t } = useTranslation('mf-delivery');
  const { step, close } = useUnit({ step: stepTaken, close: wizardClosed });
  const leave = (): void => {
    close();
    step('another');
  };
  return (
    <>
      <Button size="l" wide onClick={() => step('another')}>
        {t('address-wizard.change-address')}
      </Button>
      <Button size="l" wide variant="ghost" onClick={leave}>
        {t('address-wizard.return-to-order')}
      </Button>
    </>
  );
}

/**
 * Page 4 (DELIVERY-32): the confirmed location on a fixed map, and the form of the data a map
 * lacks.
 */
export function FormPage() {
  const { t } = useTranslation('mf-delivery');
  const [form, info] = useUnit([$form, $restaurant]);
  if (form === null || info === null) return null;
  return (
    <div className={styles.page}>
      <AddressMap
        label={t('address-wizard.map-confirmed')}
        center={form.place.coordinates}
        zoom={ZOOM.confirmed}
        size={form.isStreetDenied ? 'small' : 'reduced'}
        isFixed
      />
      <WizardFields form={form} info={info} />
    </div>
  );
}

/** Page 2 (DELIVERY-30): the customer moves the map until the pin is at the door. */
function ConfirmationMapPage() {
  const { t } = useTranslation('mf-delivery');
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('address-wizard.move-map')}</p>
      <PlaceOnMap />
      <LocationButton />
    </div>
  );
}

/** Page 3 (DELIVERY-31): search and map for an address that was not found. */
function SearchMapPage() {
  return (
    <div className={styles.page}>
      <AddressSearch view="map" />
      <PlaceOnMap />
      <LocationButton />
    </div>
  );
}

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
