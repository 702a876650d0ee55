import { keyIdOf, type CpfCipher } from '../auth/cpf-cipher';

/** A CPF was to be stored or read before the keys were set. */
class CpfKeysMissingError extends Error {
  constructor() {
    super('The keys of CPFs are not set: call useCpfCipher first.');
    this.name = 'CpfKeysMissingError';
  }
}

let cipher: CpfCipher | null = null;

/** Sets what the repositories of this process encrypt CPFs with, at its start. */
export function useCpfCipher(it: CpfCipher): void {
  cipher = it;
}

/** Throws `CpfKeysMissingError`. */
export function cpfCipher(): CpfCipher {
  if (cipher === null) throw new CpfKeysMissingError();
  return cipher;
}

/** A CPF as it is stored. */
export const sealCpf = (cpf: string): string => (cpf === '' ? '' : cpfCipher().seal(cpf));

/** A stored CPF as it is read, encrypted or from before; '' when its key is not known. Throws `CpfUnreadableError`. */
export const openCpf = (text: string): string => (keyIdOf(text) === null ? text : (cpfCipher().open(text) ?? ''));

const cpfOf = (customer: unknown): string | null => {
  const cpf: unknown = typeof customer === 'object' && customer !== null && 'cpf' in customer ? customer.cpf : null;
  return typeof cpf === 'string' && cpf !== '' ? cpf : null;
};

/** The customer of an order as it is stored, and the name of the key of its CPF; '' without one. */
export function sealCustomer(customer: unknown): { customer: unknown; cpfKey: string } {
  const cpf = cpfOf(customer);
  return cpf === null ? { customer, cpfKey: '' } : { customer: { ...(customer as object), cpf: sealCpf(cpf) }, cpfKey: cpfCipher().keyId };
}

/** The customer of a stored order with the CPF as it was told. */
export function openCustomer(customer: unknown): unknown {
  const cpf = cpfOf(customer);
  return cpf === null ? customer : { ...(customer as object), cpf: openCpf(cpf) };
}
