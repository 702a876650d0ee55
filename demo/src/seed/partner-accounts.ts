/**
 * Accounts of the loyalty partner in the demo; the documents and phones belong to no real person.
 */
export const partnerAccounts = [
  { cpf: '52998224725', phone: '5511987654321' },
  { cpf: '11144477735', phone: '5511912345678' },
] as const;
