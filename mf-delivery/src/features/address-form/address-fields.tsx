import { useUnit } from 'effector-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '@storefront/shared-ui';
import { $restaurant } from '@storefront/shared-domain/models';
import { addressFieldName, isAddressTextMandatory } from '@storefront/shared-domain/rules';
import { addressInput, plainTextsIn } from '../../lib/address-input';
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
  const input = (field: TypedField) => ({
    ...addressInput(field, isAddressTextMandatory(field, info), t),
    value: draft[field] ?? '',
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      type({ field, text: event.currentTarget.value }),
    error: error(addressFieldName(field)),
    onBlur: leave(addressFieldName(field)),
  });
  const plainInputs = (line: 'street' | 'directions') =>
    plainTextsIn(line).map((field) => (
      <TextInput key={field} ref={field === 'number' ? number : undefined} {...input(field)} />
    ));

  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className={styles.fields}>
      <CityField error={error('city')} onLeave={leave('city')} />
      <div className={styles.street}>
        <StreetField error={error('street')} onLeave={leave('street')} onChosen={toNumber} />
        <StreetNote />
      </div>
      <div className={styles.line}>{plainInputs('street')}</div>
      <ZoneField input={input('zone')} />
      {plainInputs('directions')}
    </form>
  );
}
