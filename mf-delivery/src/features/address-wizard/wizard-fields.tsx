import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@storefront/shared-ui';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { isZoneMandatory, LONGEST_NUMBER } from '@storefront/shared-domain/rules';
import { formConfirmed } from './finish.model';
import type { WizardForm } from './form.model';
import { CityField, ZoneField } from './place-fields';
import { StreetField } from './street-field';
import type { TypedField } from './typed-address';
import { useWizardForm } from './use-wizard-form';
import { WIZARD_FORM_ID } from './wizard-form-id';
import styles from './address-wizard.module.css';

const LONGEST_TEXT = 255;

/**
 * The form of the wizard (DELIVERY-54 to DELIVERY-61): data that the map lacks and that the courier
 * needs.
 */
export function WizardFields({ form: state, info }: { form: WizardForm; info: RestaurantInfo }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const confirm = useUnit(formConfirmed);
  const form = useWizardForm(state, info);
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = form;
  const error = (field: TypedField): string | undefined =>
    errors[field]?.message && t(errors[field].message);
  const optional = (isMandatory: boolean): string | undefined =>
    isMandatory ? undefined : t('address-form.optional');
  const isZoneTyped = state.isStreetDenied || (isZoneMandatory(info) && state.place.zone === '');
  return (
    <form
      id={WIZARD_FORM_ID}
      noValidate
      className={styles.fields}
      onSubmit={(event) => void handleSubmit(() => confirm())(event)}
    >
      <StreetField form={state} input={register('street')} error={error('street')} />
      {info.deliveryCities.length > 0 && (
        <CityField info={info} input={register('city')} error={error('city')} />
      )}
      <ZoneField
        isTyped={isZoneTyped}
        mark={optional(isZoneMandatory(info))}
        input={register('zone')}
        error={error('zone')}
      />
      <div className={styles.line}>
        <TextInput
          label={t('address-form.number')}
          autoComplete="off"
          required
          maxLength={LONGEST_NUMBER}
          error={error('number')}
          {...register('number')}
        />
        <TextInput
          label={t('address-form.complement')}
          autoComplete="address-line2"
          mark={optional(false)}
          hint={t('address-form.complement-hint')}
          maxLength={LONGEST_TEXT}
          error={error('complemento')}
          {...register('complemento')}
        />
      </div>
      <TextInput
        label={t('address-form.reference')}
        autoComplete="off"
        mark={optional(info.reference_is_mandatory)}
        required={info.reference_is_mandatory}
        hint={t('address-form.reference-hint')}
        maxLength={LONGEST_TEXT}
        error={error('address_ref')}
        {...register('address_ref')}
      />
    </form>
  );
}
