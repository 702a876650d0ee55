import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  AddressEntry,
  formSchema,
  type FormSchema,
  type RestaurantInfo,
  type TypedAddressText,
} from '@storefront/shared-domain/contracts';
import { $restaurant } from '@storefront/shared-domain/models';
import {
  addressTextNamed,
  findsStreet,
  isAddressTextMandatory,
  isZoneMandatory,
} from '@storefront/shared-domain/rules';
import { Button, Icon, TextInput } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressInput, inputAttributes, plainTextsIn } from '../../lib/address-input';
import { formConfirmed } from './finish.model';
import { addressTyped, streetDenied, type WizardForm } from './form.model';
import { CityField, ZoneField } from './place-fields';
import { $codeState } from './postal-code.model';
import styles from './address-wizard.module.css';
import type { FoundPlace } from './found-place';
import { type TypedAddress, typedProblems } from './typed-address';
import { WIZARD_FORM_ID } from './wizard-form-id';

/** The form by the rule of the wizard; of several violations of a field the last one is shown. */
const addressSchema = (info: RestaurantInfo, place: FoundPlace): FormSchema<TypedAddress> =>
  formSchema(AddressEntry, (typed) =>
    Object.fromEntries(
      typedProblems(typed, info, place).map(({ field, kind }) => [
        addressTextNamed(field),
        kind === 'card-number'
          ? 'domain:validation.cardInText'
          : `address-wizard.problem.${field}.${kind}`,
      ]),
    ),
  );

/**
 * The form of a location. Every keystroke is stored in the model; external changes (a postal code's
 * street) update the inputs.
 */
function useWizardForm(state: WizardForm, info: RestaurantInfo): UseFormReturn<TypedAddress> {
  const notify = useUnit(addressTyped);
  const form = useForm<TypedAddress>({
    defaultValues: state.typed,
    resolver: standardSchemaResolver(addressSchema(info, state.place)),
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, trigger } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }),
    [subscribe, notify],
  );

  useEffect(() => {
    for (const field of Object.keys(state.typed) as (keyof TypedAddress)[]) {
      if (getValues(field) !== state.typed[field])
        setValue(field, state.typed[field], { shouldValidate: true });
    }
  }, [state.typed, getValues, setValue]);

  // A number from the query may not match the point: its error is shown at once, not after the
  // first blur.
  useEffect(() => {
    if (getValues('number') !== '') void trigger('number');
  }, [getValues, trigger]);
  return form;
}

type Props = {
  form: WizardForm;
  input: UseFormRegisterReturn<'street'>;
  error: string | undefined;
};

/**
 * The street: read-only where the map provides it, typed where it does not or where the customer
 * rejected it (DELIVERY-57, DELIVERY-58).
 */
function StreetField({ form: { place, isStreetDenied }, input, error }: Props) {
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
