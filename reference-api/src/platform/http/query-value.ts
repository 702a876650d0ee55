/** One value of a query; a repeated or missing one reads as ''. */
export function queryValue(query: unknown, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
