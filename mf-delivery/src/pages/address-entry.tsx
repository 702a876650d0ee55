import type { AddressFlow } from '@storefront/shared-domain/rules';
import { usePartFailure } from '@storefront/shared-kit/use-part-failure';
import { useUnitListener } from '@storefront/shared-kit/use-unit-listener';
import { AlertDialog } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $entry, addressDismissed, addressWanted } from './address-entry.model';

const FORMS: Record<AddressFlow['kind'], () => Promise<ComponentType>> = {
  wizard: async () =>
    (
      await import(
        /* webpackChunkName: "address-wizard" */ '../features/address-wizard/address-wizard'
      )
    ).AddressWizard,
  dialog: async () =>
    (
      await import(
        /* webpackChunkName: "address-dialog" */ '../features/address-form/address-dialog'
      )
    ).AddressDialog,
};

interface AddressForm {
  /** Null until loaded. */
  readonly Form: ComponentType | null;
  /**
   * The customer requested the form and it could not be loaded; `retrying`: it is requested again.
   */
  readonly failure: 'none' | 'failed' | 'retrying';
  readonly retry: () => void;
  /** The customer continues without the form. */
  readonly dismiss: () => void;
}

/**
 * The address form of this restaurant. It is preloaded after the page was shown, and loaded again
 * when the customer requests it and it is missing; only then is a failure reported.
 */
function useAddressForm(): AddressForm {
  const { entry, giveUp } = useUnit({ entry: $entry, giveUp: addressDismissed });
  const [form, setForm] = useState<{ of: AddressFlow['kind']; Form: ComponentType } | null>(null);
  const [requests, setRequests] = useState(0);
  const [failure, setFailure] = useState<AddressForm['failure']>('none');
  const isThere = form !== null && form.of === entry;
  const request = (): void => setRequests((count) => count + 1);
  useUnitListener(addressWanted, () => {
    if (!isThere) request();
  });
  useEffect(() => {
    if (entry === null || isThere) return undefined;
    let isOver = false;
    const end = (next: AddressForm['failure'], loaded?: ComponentType): void => {
      if (isOver) return;
      if (loaded !== undefined) setForm({ of: entry, Form: loaded });
      setFailure(next);
    };
    FORMS[entry]().then(
      (Form) => end('none', Form),
      () => end(requests > 0 ? 'failed' : 'none'),
    );
    return () => {
      isOver = true;
    };
  }, [entry, isThere, requests]);
  return {
    Form: isThere ? form.Form : null,
    failure,
    retry: () => {
      setFailure('retrying');
      request();
    },
    dismiss: () => {
      setFailure('none');
      giveUp();
    },
  };
}

/**
 * The address form: the wizard with its map, or the dialog of typed fields (OPEN-054). When it
 * cannot be loaded, a dialog offers Retry.
 */
export function AddressEntry() {
  const { t } = useTranslation('domain');
  const { title, reason, retryLabel } = usePartFailure();
  const { Form, failure, retry, dismiss } = useAddressForm();
  return (
    <>
      {Form !== null && <Form />}
      <AlertDialog
        open={failure !== 'none'}
        icon="warning"
        tone="warning"
        title={title}
        loading={failure === 'retrying'}
        confirmLabel={retryLabel}
        onConfirm={retry}
        cancelLabel={t('action.close')}
        onCancel={dismiss}
      >
        {reason}
      </AlertDialog>
    </>
  );
}
