const digit = (digits: readonly number[]): number => {
  const rest = digits.reduce((sum, it, at) => sum + it * (digits.length + 1 - at), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

/** A CPF with its two check digits for a number of up to nine digits. */
export function cpfOf(number: number): string {
  const nine = Array.from(String(number).padStart(9, '0'), Number);
  const ten = [...nine, digit(nine)];
  return [...ten, digit(ten)].join('');
}

/** Weights of a CNPJ: from the right, 2 to 9 and again from 2. */
const cnpjDigit = (digits: readonly number[]): number => {
  const rest = digits.toReversed().reduce((sum, it, at) => sum + it * (2 + (at % 8)), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

/** A CNPJ with its two check digits for a number of up to twelve digits. */
export function cnpjOf(number: number): string {
  const twelve = Array.from(String(number).padStart(12, '0'), Number);
  const thirteen = [...twelve, cnpjDigit(twelve)];
  return [...thirteen, cnpjDigit(thirteen)].join('');
}
