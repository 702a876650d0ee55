import { useUnit } from 'effector-react';
import { AddressDialog } from '../features/address-form/address-dialog';
import { AddressWizard } from '../features/address-wizard/address-wizard';
import { $entry } from './address-entry.model';

/** Where an address is given: the wizard with its map, or the dialog of typed fields (OPEN-054). */
export function AddressEntry() {
  const entry = useUnit($entry);
  if (entry === null) return null;
  return entry === 'wizard' ? <AddressWizard /> : <AddressDialog />;
}
