const two = (part: number): string => String(part).padStart(2, '0');

/**
 * The date at the server's time when the page sent it in `now`, else the device's; 'YYYY-MM-DD'. The
 * returned function counts from there on a clock that cannot be set.
 */
export function calendarFrom(now = Date.now()): () => string {
  const start = now - performance.now();
  return () => {
    const date = new Date(start + performance.now());
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  };
}
