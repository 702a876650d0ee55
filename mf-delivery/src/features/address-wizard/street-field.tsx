import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { $restaurant } from '@storefront/shared-domain/models';
import { findsStreet } from '@storefront/shared-domain/rules';
import { Button, Icon, TextInput } from '@storefront/shared-ui';
import { inputAttributes } from '../../lib/address-input';
import { streetDenied, type WizardForm } from './form.model';
import { $codeState } from './postal-code.model';
import styles from './address-wizard.module.css';

type Props = {
  form: WizardForm;
  input: UseFormRegisterReturn<'street'>;
  error: string | undefined;
};

/**
 * The street: read-only where the map provides it, typed where it does not or where the customer
 * rejected it (DELIVERY-57, DELIVERY-58).
 */
export function StreetField({ form: { place, isStreetDenied }, input, error }: Props) {
  const { t } = useTranslation('mf-delivery');
  const { info, deny, code } = useUnit({
    info: $restaurant,
    deny: streetDenied,
    code: $codeState,
  });
  const hasCode = findsStreet(info?.country ?? '');
  const box = useRef<HTMLInputElement | null>(null);
  const wasDenied = useRef(isStreetDenied);
  useEffect(() => {
    if (isStreetDenied && !wasDenied.current) box.current?.focus();
    wasDenied.current = isStreetDenied;
  }, [isStreetDenied]);
  const isFound = place.street !== '';
  if (isFound && !isStreetDenied) {
    return (
      <div className={styles.street}>
        <span className={styles.statusIcon}>
          <Icon name="pin" />
        </span>
        <div className={styles.statusTexts}>
          <p className={styles.statusTitle}>{place.street}</p>
          <p className={styles.statusDetail}>
            {[place.zone, place.city].filter((part) => part !== '').join(' · ')}
          </p>
        </div>
        <Button size="s" variant="ghost" onClick={() => deny()}>
          {t('address-wizard.not-mine')}
        </Button>
      </div>
    );
  }
  const note =
    code !== null
      ? t(`address-wizard.postal-code.${code}`)
      : hasCode
        ? t('address-wizard.street-hint')
        : '';
  return (
    <TextInput
      label={t('address-form.street')}
      {...inputAttributes('street')}
      required={!isFound}
      placeholder={place.street}
      hint={<span role="status">{note}</span>}
      error={error}
      {...input}
      ref={(element) => {
        input.ref(element);
        box.current = element;
      }}
    />
  );
}
