import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { MaskedInput, TextInput, type TextInputProps } from '@storefront/shared-ui';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { formatPhone, maskBirthday, maskCpfOrCnpj, phoneDigits } from '@storefront/shared-domain/rules';
import { targetIds } from '../../lib/target-ids';
import { $fields } from './customer.model';
import styles from './customer-form.module.css';
import type { CustomerField, ShownField } from './fields';
import { useCustomerForm } from './use-customer-form';

type Native = Omit<TextInputProps, 'label'>;

const NATIVE: Record<CustomerField, Native> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 120 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 24 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', maxLength: 254 },
  cpf: { inputMode: 'numeric', autoComplete: 'off' },
  birthday: { inputMode: 'numeric', autoComplete: 'off' },
  carPlate: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 16 },
  carModelColor: { autoComplete: 'off', maxLength: 80 },
  table: { autoComplete: 'off', maxLength: 40 },
};

const HINTED: ReadonlySet<CustomerField> = new Set(['phone', 'carModelColor', 'table']);

/** Who orders (OPEN-047): exactly the fields this restaurant asks for, with what is known filled in. `formId` names it for its button. */
export function CustomerForm({ info, formId, onSubmit }: { info: RestaurantInfo; formId: string; onSubmit: () => void }) {
  const { t } = useTranslation(['mf-delivery', 'domain']);
  const fields = useUnit($fields);
  const { register, setValue, getValues, formState: { errors } } = useCustomerForm(info);
  const formatTyped = (): void => setValue('phone', formatPhone(phoneDigits(getValues('phone'), info.country), info.country), { shouldValidate: true });

  const face = ({ field, isOptional }: ShownField): TextInputProps => ({
    ...NATIVE[field],
    ...register(field, field === 'phone' ? { onBlur: formatTyped } : {}),
    id: targetIds.customer(field), label: t(`customer.label.${field}`), mark: isOptional ? t('customer.optional') : undefined, required: !isOptional,
    hint: HINTED.has(field) ? t(`customer.hint.${field}`) : undefined, error: errors[field]?.message && t(errors[field].message),
  });
  const input = (shown: ShownField) => {
    if (shown.field === 'cpf') return <MaskedInput key="cpf" format={maskCpfOrCnpj} {...face(shown)} />;
    if (shown.field === 'birthday') return <MaskedInput key="birthday" format={maskBirthday} placeholder={t('customer.birthday-placeholder')} {...face(shown)} />;
    return <TextInput key={shown.field} {...face(shown)} />;
  };
  return (
    <form
      id={formId} noValidate className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fields.map(input)}
    </form>
  );
}
