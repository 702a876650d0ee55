/** One message of a stream of server-sent events, as sent; `id` null without one. */
export type RawMessage = { readonly id: string | null; readonly data: string };

/**
 * Parses server-sent events from the text of a stream, in chunks split at any position. The
 * returned function takes each chunk. Comments, other fields and messages without data are ignored.
 */
export function eventLines(): (piece: string) => RawMessage[] {
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];
  const take = (line: string): RawMessage | null => {
    if (line === '') {
      const message = data.length === 0 ? null : { id, data: data.join('\n') };
      [id, data] = [null, []];
      return message;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
    return null;
  };
  return (piece) => {
    const text = rest + piece;
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => take(line) ?? []);
  };
}
