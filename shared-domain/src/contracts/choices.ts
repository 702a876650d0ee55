import type { CardMethod, MethodGroup } from './payment';
import type { Minor } from './primitives';

/** Languages of the interface (I18N-01). */
export type Language = 'en' | 'pt-br';

/** How the customer wants to pay: `method` is one of CHECKOUT-06; `cash.change` is the amount paid with. */
export type PaymentChoice = {
  method: string;
  group: MethodGroup;
  card?: { name: string; type: CardMethod };
  cash?: { changeNeeded: boolean; change: Minor };
};

/** What the customer form holds (OPEN-047), valid or not. Phone and cpf are digits only, birthday is dd/mm/yyyy. */
export type Customer = {
  name: string; phone: string; email: string; cpf: string; birthday: string; carPlate: string; carModelColor: string; table: string;
};
