/** Accounts the loyalty partner has in the demo; nobody's documents and phones. */
export const partnerAccounts = [
  { cpf: '52998224725', phone: '5511987654321' },
  { cpf: '11144477735', phone: '5511912345678' },
] as const;
