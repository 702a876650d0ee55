import { useUnit } from 'effector-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@storefront/shared-ui';
import { $restaurant } from '@storefront/shared-domain/models';
import { isZoneMandatory } from '@storefront/shared-domain/rules';
import {
  $draft,
  $draftProblems,
  $leftFields,
  fieldLeft,
  fieldTyped,
  type TypedField,
} from './address-draft.model';
import { CityField } from './city-field';
import { $attempts, confirmPressed } from './confirm.model';
import { fieldErrors, type FormField } from './field-errors';
import { StreetField } from './street-field';
import { StreetNote } from './street-note';
import { ZoneField } from './zone-field';
import styles from './address-form.module.css';

const LONGEST_NUMBER = 10;
const LONGEST_TEXT = 255;

/**
 * The typed address (DELIVERY-45 to DELIVERY-47). A field shows its error once it was left or once
 * CONFIRM was pressed.
 */
export function AddressFields({ formId }: { formId: string }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { info, draft, problems, attempts, left, type, leaveField, confirm } = useUnit({
    info: $restaurant,
    draft: $draft,
    problems: $draftProblems,
    attempts: $attempts,
    left: $leftFields,
    type: fieldTyped,
    leaveField: fieldLeft,
    confirm: confirmPressed,
  });
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const toNumber = (): void => number.current?.focus();
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  if (info === null) return null;

  const errors = fieldErrors(problems, (field) => attempts > 0 || left.has(field));
  const error = (field: FormField): string | undefined => errors[field] && t(errors[field]);
  const leave = (field: FormField) => (): void => void leaveField(field);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm();
  };
  const text = (field: TypedField, longest = LONGEST_TEXT) => ({
    value: draft[field] ?? '',
    maxLength: longest,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      type({ field, text: event.currentTarget.value }),
  });
  const optional = (isMandatory: boolean): string | undefined =>
    isMandatory ? undefined : t('address-form.optional');

  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className={styles.fields}>
      <CityField error={error('city')} onLeave={leave('city')} />
      <div className={styles.street}>
        <StreetField error={error('street')} onLeave={leave('street')} onChosen={toNumber} />
        <StreetNote />
      </div>
      <div className={styles.line}>
        <TextInput
          ref={number}
          label={t('address-form.number')}
          autoComplete="off"
          mark={optional(info.street_number_is_mandatory)}
          required={info.street_number_is_mandatory}
          error={error('number')}
          onBlur={leave('number')}
          {...text('number', LONGEST_NUMBER)}
        />
        <TextInput
          label={t('address-form.complement')}
          autoComplete="address-line2"
          mark={optional(false)}
          hint={t('address-form.complement-hint')}
          error={error('complement')}
          onBlur={leave('complement')}
          {...text('complemento')}
        />
      </div>
      <ZoneField
        mark={optional(isZoneMandatory(info))}
        error={error('zone')}
        onLeave={leave('zone')}
        typed={text('zone')}
      />
      <TextInput
        label={t('address-form.reference')}
        autoComplete="off"
        mark={optional(info.reference_is_mandatory)}
        required={info.reference_is_mandatory}
        hint={t('address-form.reference-hint')}
        error={error('reference')}
        onBlur={leave('reference')}
        {...text('address_ref')}
      />
    </form>
  );
}
