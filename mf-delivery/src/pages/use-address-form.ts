import { useUnit } from 'effector-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeBus } from '@storefront/shared-domain/bus';
import type { AddressFlow } from '@storefront/shared-domain/rules';
import { useHeard } from '../lib/use-heard';
import { $entry, addressWanted } from './address-entry.model';

const FORMS: Record<AddressFlow['kind'], () => Promise<ComponentType>> = {
  wizard: async () => (await import(/* webpackChunkName: "address-wizard" */ '../features/address-wizard/address-wizard')).AddressWizard,
  dialog: async () => (await import(/* webpackChunkName: "address-dialog" */ '../features/address-form/address-dialog')).AddressDialog,
};

/**
 * The form this restaurant asks for an address with; null until it has come. It is fetched once the page stands, not with it, and
 * once more when the customer wants it and it is not there.
 */
export function useAddressForm(): { Form: ComponentType } | null {
  const { t } = useTranslation('domain');
  const { entry, toast } = useUnit({ entry: $entry, toast: noticeBus.toastRequested });
  const [form, setForm] = useState<{ of: AddressFlow['kind']; Form: ComponentType } | null>(null);
  const [presses, setPresses] = useState(0);
  const isThere = form !== null && form.of === entry;
  useHeard(addressWanted, () => {
    if (!isThere) setPresses((count) => count + 1);
  });
  useEffect(() => {
    if (entry === null || isThere) return undefined;
    let isOver = false;
    FORMS[entry]().then(
      (Form) => {
        if (!isOver) setForm({ of: entry, Form });
      },
      () => {
        if (!isOver && presses > 0) toast({ text: t('error.unexpected'), tone: 'danger' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [entry, isThere, presses, toast, t]);
  return isThere ? form : null;
}
