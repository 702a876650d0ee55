import { useAddressForm } from './use-address-form';

/** Where an address is given: the wizard with its map, or the dialog of typed fields (OPEN-054). */
export function AddressEntry() {
  const form = useAddressForm();
  return form === null ? null : <form.Form />;
}
