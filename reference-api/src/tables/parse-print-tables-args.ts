import { parseArgs } from 'node:util';
import { parseDays, MAX_DAYS } from './table-calls';

export const USAGE =
  `Usage: npm run tables -- <restaurant_url> [options]
  --base <address>          of the storefront the codes lead to, such as https://pedidos.example.com
  --table <name>            only this table; may be given more than once
  --days <number>           the codes are valid for so many days; without it they have no end
  --replace                 every code of these tables that was made before becomes invalid
  --tablet                  codes with which a tablet reads its table
  --format pdf|svg|list     a sheet to print (pdf), one picture per page (svg), or table and link line by line (list)
  --out <file>              default tables-<restaurant_url>.pdf or .svg
  --api <address>           of a server that runs, such as http://localhost:8080/api; without it the database is read
` +
  'DATA_DIR or DATABASE_URL say which database; ' +
  'TABLE_LINK_KEYS and OPERATOR_KEY stand in for the keys of the data folder.';

/** The arguments are invalid; `message` names the violation. */
export class UsageError extends Error {}

/** Options of printing. `base` without a slash at its end. */
export type PrintTablesOptions = {
  restaurantUrl: string;
  base: string;
  tables: readonly string[];
  days: number | null;
  isReplacing: boolean;
  isTablet: boolean;
  format: 'pdf' | 'svg' | 'list';
  out: string;
  api: string | null;
};

const FORMATS = ['pdf', 'svg', 'list'] as const;

function parseAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`${name} takes an address that begins with https://.`);
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
}

/** Parses the arguments of the command. Throws `UsageError`. */
export function parsePrintTablesArgs(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): PrintTablesOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      table: { type: 'string', multiple: true },
      tablet: { type: 'boolean' },
      days: { type: 'string' },
      replace: { type: 'boolean' },
      format: { type: 'string' },
      out: { type: 'string' },
      api: { type: 'string' },
    },
  });
  const [restaurantUrl, ...rest] = positionals;
  if (!restaurantUrl || rest.length > 0)
    throw new UsageError('Name one restaurant, by its address in the storefront.');
  const format = FORMATS.find((known) => known === (values.format ?? 'pdf'));
  if (format === undefined) throw new UsageError(`--format is one of ${FORMATS.join(', ')}.`);
  const days = parseDays(values.days ?? '');
  if (days === undefined) throw new UsageError(`--days is a whole number from 1 to ${MAX_DAYS}.`);
  const base = values.base ?? env['STOREFRONT_URL'];
  if (!base) throw new UsageError('--base is missing: where do the codes lead?');
  return {
    restaurantUrl,
    base: parseAddress('--base', base),
    tables: values.table ?? [],
    days,
    isReplacing: values.replace ?? false,
    isTablet: values.tablet ?? false,
    format,
    out: values.out ?? `tables-${restaurantUrl}.${format}`,
    api: values.api === undefined ? null : parseAddress('--api', values.api),
  };
}
