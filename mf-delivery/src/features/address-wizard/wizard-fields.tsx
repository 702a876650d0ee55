import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@storefront/shared-ui';
import type { RestaurantInfo, TypedAddressText } from '@storefront/shared-domain/contracts';
import { isAddressTextMandatory, isZoneMandatory } from '@storefront/shared-domain/rules';
import { addressInput, plainTextsIn } from '../../lib/address-input';
import { formConfirmed } from './finish.model';
import type { WizardForm } from './form.model';
import { CityField, ZoneField } from './place-fields';
import { StreetField } from './street-field';
import { useWizardForm } from './use-wizard-form';
import { WIZARD_FORM_ID } from './wizard-form-id';
import styles from './address-wizard.module.css';

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
  const error = (field: TypedAddressText): string | undefined =>
    errors[field]?.message && t(errors[field].message);
  // A number is always required here (CONFLICTS-14).
  const texts = (field: TypedAddressText) =>
    addressInput(field, field === 'number' || isAddressTextMandatory(field, info), t);
  const plainInputs = (line: 'street' | 'directions') =>
    plainTextsIn(line).map((field) => (
      <TextInput key={field} {...texts(field)} error={error(field)} {...register(field)} />
    ));
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
        texts={texts('zone')}
        input={register('zone')}
        error={error('zone')}
      />
      <div className={styles.line}>{plainInputs('street')}</div>
      {plainInputs('directions')}
    </form>
  );
}
