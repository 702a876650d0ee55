import { parseKeyId, type CpfCipher } from './cpf-cipher';

/** A CPF was stored or read before the keys were set. */
class CpfKeysMissingError extends Error {
  constructor() {
    super('The keys of CPFs are not set: call useCpfCipher first.');
    this.name = 'CpfKeysMissingError';
  }
}

let cipher: CpfCipher | null = null;

/** Sets the cipher of this process's repositories at start. */
export function useCpfCipher(it: CpfCipher): void {
  cipher = it;
}

/** Throws `CpfKeysMissingError`. */
export function cpfCipher(): CpfCipher {
  if (cipher === null) throw new CpfKeysMissingError();
  return cipher;
}

export const sealCpf = (cpf: string): string => (cpf === '' ? '' : cpfCipher().seal(cpf));

/**
 * The CPF in a stored text, which may be unencrypted; '' when its key is missing. Throws
 * `CpfUnreadableError`.
 */
export const openCpf = (text: string): string =>
  parseKeyId(text) === null ? text : (cpfCipher().open(text) ?? '');

const cpfOf = (customer: unknown): string | null => {
  const cpf: unknown =
    typeof customer === 'object' && customer !== null && 'cpf' in customer ? customer.cpf : null;
  return typeof cpf === 'string' && cpf !== '' ? cpf : null;
};

/** An order's customer in stored form, and the name of the key of its CPF; '' without one. */
export function sealCustomer(customer: unknown): { customer: unknown; cpfKey: string } {
  const cpf = cpfOf(customer);
  return cpf === null
    ? { customer, cpfKey: '' }
    : { customer: { ...(customer as object), cpf: sealCpf(cpf) }, cpfKey: cpfCipher().keyId };
}

/** The customer of a stored order with the decrypted CPF. */
export function openCustomer(customer: unknown): unknown {
  const cpf = cpfOf(customer);
  return cpf === null ? customer : { ...(customer as object), cpf: openCpf(cpf) };
}
