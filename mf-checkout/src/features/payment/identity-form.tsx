import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  identityNeeds,
  isCpf,
  isIdentity,
  maskCpf,
  missingIdentity,
  type IdentityField,
} from '@storefront/shared-domain/rules';
import { Button, MaskedInput, Stack, TextInput, type TextInputProps } from '@storefront/shared-ui';
import { $payer } from '../../lib/payer.model';
import { identityGiven } from './payment.model';

const NATIVE: Readonly<Record<IdentityField, Partial<TextInputProps>>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 120 },
  cpf: { autoComplete: 'off', inputMode: 'numeric', maxLength: 20 },
  email: {
    autoComplete: 'email',
    inputMode: 'email',
    type: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
};
const ERRORS = {
  name: 'identity.name-short',
  cpf: 'domain:validation.invalidCPF',
  email: 'domain:validation.invalidEmail',
} as const;

/**
 * The fields that a method requires, prefilled with the available data; confirmed only when all are
 * valid (CHECKOUT-31). A field shows its error after blur.
 */
export function IdentityForm({ method }: { method: string }) {
  const { t } = useTranslation(['mf-checkout', 'domain']);
  const { payer, give } = useUnit({ payer: $payer, give: identityGiven });
  const [values, setValues] = useState<Record<IdentityField, string>>(() => ({
    ...payer,
    // a company's number, cut to the length of a CPF, would be somebody else's
    cpf: isCpf(payer.cpf) ? payer.cpf : '',
  }));
  const [left, setLeft] = useState<readonly IdentityField[]>([]);
  const needs = identityNeeds(method);
  const first = needs.find((field) => !isIdentity(field, payer[field])) ?? needs[0];
  const missing = missingIdentity(method, values);
  const isComplete = missing.length === 0;
  const errorOf = (field: IdentityField): string | undefined => {
    if (!left.includes(field) || isIdentity(field, values[field])) return undefined;
    return values[field].trim() === '' ? t('domain:validation.required') : t(ERRORS[field]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete)
      give({
        method,
        payer: { name: values.name.trim(), cpf: values.cpf, email: values.email.trim() },
      });
  };
  const face = (field: IdentityField): TextInputProps => ({
    ...NATIVE[field],
    name: field,
    label: t(`identity.label.${field}`),
    value: values[field],
    error: errorOf(field),
    ...(field === first ? { 'data-initial-focus': true } : {}),
    onChange: (event) => setValues((before) => ({ ...before, [field]: event.target.value })),
    onBlur: () => setLeft((before) => [...before, field]),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {needs.map((field) =>
          field === 'cpf' ? (
            <MaskedInput key={field} format={maskCpf} {...face(field)} />
          ) : (
            <TextInput key={field} {...face(field)} />
          ),
        )}
        <Button
          type="submit"
          size="l"
          wide
          reason={
            isComplete
              ? null
              : t('domain:validation.incomplete', {
                  fields: missing.map((field) => t(`identity.label.${field}`)).join(', '),
                })
          }
        >
          {t('domain:action.confirm')}
        </Button>
      </Stack>
    </form>
  );
}
