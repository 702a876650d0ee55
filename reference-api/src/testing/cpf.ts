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
