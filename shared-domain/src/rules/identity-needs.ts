/** What an online provider must know of the payer, by its reference (CHECKOUT-17, CHECKOUT-30, CHECKOUT-32). */
export type IdentityField = 'name' | 'cpf' | 'email';

const NEEDS: Readonly<Record<string, readonly IdentityField[]>> = {
  picpay: ['email', 'cpf'],
  pagseguro: ['name'],
  pixAsaas: ['name', 'cpf'],
};

export const identityNeeds = (method: string): readonly IdentityField[] => NEEDS[method] ?? [];
