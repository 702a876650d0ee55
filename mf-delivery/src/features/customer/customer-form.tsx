import { useUnit } from 'effector-react';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedInput, TextInput, type TextInputProps } from '@storefront/shared-ui';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $customer } from '@storefront/shared-domain/models';
import { formatPhone, phoneDigits } from '@storefront/shared-domain/phones';
import {
  documentName,
  hasDocumentLayout,
  isMonthFirst,
  maskCpfOrCnpj,
} from '@storefront/shared-domain/rules';
import { targetIds } from '../../lib/target-ids';
import { BirthdayInput } from './birthday-input';
import { $fields } from './customer.model';
import styles from './customer-form.module.css';
import { examplePhone } from './example-phone';
import { labelKey, type CustomerField, type ShownField } from './fields';
import { NATIVE } from './native-attributes';
import { OptionalFields } from './optional-fields';
import { useCustomerForm } from './use-customer-form';

const HINTED: ReadonlySet<CustomerField> = new Set(['phone', 'carModelColor', 'table']);

/**
 * The customer's data (OPEN-047): exactly the fields this restaurant requests, prefilled with
 * available data; optional ones are collapsed. `formId` links the form to its button.
 */
export function CustomerForm({
  info,
  formId,
  onSubmit,
}: {
  info: RestaurantInfo;
  formId: string;
  onSubmit: () => void;
}) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const { fields, customer } = useUnit({ fields: $fields, customer: $customer });
  const element = useRef<HTMLFormElement>(null);
  const {
    register,
    setValue,
    getValues,
    formState: { errors },
  } = useCustomerForm(info);
  const formatTyped = (): void =>
    setValue('phone', formatPhone(phoneDigits(getValues('phone'), info.country), info.country), {
      shouldValidate: true,
    });

  /* Autofill may set inputs without an event: their displayed values are read. */
  const readInputs = (): void => {
    for (const { field } of fields) {
      const input = element.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.value !== getValues(field))
        setValue(field, input.value);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    readInputs();
    onSubmit();
  };

  const named = { document: documentName(info.country), example: examplePhone(info.country) };
  const face = ({ field, isOptional }: ShownField): TextInputProps => ({
    ...NATIVE[field],
    ...register(field, field === 'phone' ? { onBlur: formatTyped } : {}),
    id: targetIds.customer(field),
    label: t(labelKey(field, info.country), named),
    mark: isOptional ? t('customer.optional') : undefined,
    required: !isOptional,
    hint: HINTED.has(field) ? t(`customer.hint.${field}`) : undefined,
    error: errors[field]?.message && t(errors[field].message, named),
  });
  const input = (shown: ShownField) => {
    if (shown.field === 'cpf' && hasDocumentLayout(info.country))
      return <MaskedInput key="cpf" format={maskCpfOrCnpj} {...face(shown)} />;
    if (shown.field === 'birthday') {
      return (
        <BirthdayInput
          key="birthday"
          country={info.country}
          placeholder={t(
            isMonthFirst(info.country)
              ? 'customer.birthday-placeholder-month'
              : 'customer.birthday-placeholder',
          )}
          {...face(shown)}
          onSpelled={(birthday) => setValue('birthday', birthday, { shouldValidate: true })}
        />
      );
    }
    return <TextInput key={shown.field} {...face(shown)} />;
  };
  const optional = fields.filter(({ isOptional }) => isOptional);
  return (
    <form ref={element} id={formId} noValidate className={styles.form} onSubmit={submit}>
      {fields.filter(({ isOptional }) => !isOptional).map(input)}
      {optional.length > 0 && (
        <OptionalFields
          labels={optional.map(({ field }) => t(labelKey(field, info.country), named))}
          isNeeded={optional.some(({ field }) => customer[field] !== '' || field in errors)}
        >
          {optional.map(input)}
        </OptionalFields>
      )}
    </form>
  );
}
