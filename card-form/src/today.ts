const two = (part: number): string => String(part).padStart(2, '0');

/** The device's date, 'YYYY-MM-DD'. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
