import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { $customer } from '@storefront/shared-domain/models';
import { formatPhone, phoneDigits } from '@storefront/shared-domain/phones';
import {
  documentName,
  hasDocumentLayout,
  isMonthFirst,
  maskCpfOrCnpj,
} from '@storefront/shared-domain/rules';
import { Disclosure, MaskedInput, TextInput, type TextInputProps } from '@storefront/shared-ui';
import { useUnit } from 'effector-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { targetIds } from '../../lib/target-ids';
import { BirthdayInput } from './birthday-input';
import { $fields } from './customer.model';
import styles from './customer-form.module.css';
import { examplePhone } from './example-phone';
import { type CustomerField, labelKey, type ShownField } from './fields';
import { useCustomerForm } from './use-customer-form';

type Native = Omit<TextInputProps, 'label'>;

/** Maximum length of a phone with all separators, with some reserve. */
const MAX_PHONE_LENGTH = 40;

/** Attributes of each field for keyboards, spell checking and autofill. */
const NATIVE: Record<CustomerField, Native> = {
  name: {
    autoComplete: 'name',
    autoCapitalize: 'words',
    spellCheck: false,
    maxLength: 120,
    enterKeyHint: 'next',
  },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: MAX_PHONE_LENGTH,
    enterKeyHint: 'next',
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 254,
    enterKeyHint: 'next',
  },
  // documents of several countries have letters, a CNPJ too
  cpf: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  birthday: { inputMode: 'numeric', autoComplete: 'bday', enterKeyHint: 'next' },
  carPlate: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 16,
    enterKeyHint: 'next',
  },
  carModelColor: { autoComplete: 'off', maxLength: 80, enterKeyHint: 'next' },
  table: { autoComplete: 'off', maxLength: 40, enterKeyHint: 'next' },
};

type Props = {
  /** Labels of the fields, shown while they are collapsed. */
  labels: readonly string[];
  /** A field is filled or has an error: it must be visible. */
  isNeeded: boolean;
  children: ReactNode;
};

/** The optional fields of the form, collapsed until the customer opens them or one is needed. */
function OptionalFields({ labels, isNeeded, children }: Props) {
  const { t } = useTranslation('mf-delivery');
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <div className={styles.optional}>
      <Disclosure
        summary={t('customer.more', { fields: labels.join(', ') })}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <div className={styles.form}>{children}</div>
      </Disclosure>
    </div>
  );
}

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
