import type { DestinationStream } from 'pino';

const FIRST = ['level', 'time', 'msg'];

const shown = (value: unknown): string =>
  typeof value === 'string' && /^[\w./:*-]+$/.test(value) ? value : JSON.stringify(value);

/**
 * One line of the log as people read it: `20:01:02 info request method=POST
 * route=/restaurant/:restaurantId/order status=200`.
 */
function plainLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const rest = Object.entries(line)
    .filter(([name]) => !FIRST.includes(name))
    .map(([name, value]) => `${name}=${shown(value)}`);
  return [String(line['time']).slice(11, 19), line['level'], line['msg'], ...rest]
    .filter((part) => part !== undefined)
    .join(' ');
}

/**
 * Turns the log's JSON into lines for a terminal. Characters escaped by JSON stay escaped, so a
 * line is always one line.
 */
export const plainLines = (to: DestinationStream): DestinationStream => ({
  write: (json) => void to.write(`${plainLine(json)}\n`),
});
