import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { addressSchema } from './address-schema';
import { addressTyped, type WizardForm } from './form.model';
import type { TypedAddress } from './typed-address';

/**
 * The form of a location. Every keystroke is stored in the model; external changes (a postal code's
 * street) update the inputs.
 */
export function useWizardForm(
  state: WizardForm,
  info: RestaurantInfo,
): UseFormReturn<TypedAddress> {
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
