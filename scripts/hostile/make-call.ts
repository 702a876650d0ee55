import { HOSTILE_HEADERS, HOSTILE_JSON, HOSTILE_TEXTS } from './hostile-values';
import type { Random } from './random';
import type { BodySchema, Route } from './routes';

export interface HostileCall {
  readonly method: string;
  /** As it is sent: encoded, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const UUIDS = [
  '5f0c2f0e-6c3d-4b7e-9a55-0d5be0c4a001',
  '00000000-0000-0000-0000-000000000000',
  'C0FFEE00-1234-4ABC-8DEF-0123456789AB',
];
const GOOD: Readonly<Record<string, readonly string[]>> = {
  uuid: UUIDS,
  number: ['1', '0', '8', '101', '120'],
  restaurant: ['101', '202', '404', '999999999'],
  slug: ['bella-napoli', 'slice-house', 'la-esquina', 'nowhere'],
};
const STRINGS = [
  '',
  'a',
  'Marina Alves',
  'marina@teste.example',
  '11987654321',
  '2026-11-22',
  '2026-11-22T12:00:00.000Z',
  'balcony',
  'delivery',
  'carbonara',
  '101',
  ...UUIDS,
];
const NUMBERS = ['0', '1', '2', '101', '54.9', '-23.55', '4111111111111111'];
/** Share of values of a body, of parameters and of headers that are hostile. */
const SHARE = { value: 0.06, parameter: 0.25, header: 0.3 };
const MAX_DEPTH = 8;

const encoded = (text: string): string =>
  text.includes('%') ? text.replaceAll(' ', '+') : encodeURIComponent(text);

function parameter(name: string, random: Random): string {
  if (random.chance(SHARE.parameter)) return encoded(random.pick(HOSTILE_TEXTS));
  const known =
    Object.entries(GOOD).find(([kind]) => name.toLowerCase().includes(kind)) ??
    (/url|name/i.test(name)
      ? ['slug', GOOD['slug'] ?? []]
      : /id$|page|size/i.test(name)
        ? ['number', GOOD['restaurant'] ?? []]
        : ['uuid', UUIDS]);
  return encodeURIComponent(random.pick(known[1] as readonly string[]));
}

/** JSON text of a value that a schema allows, with hostile values in some fields. */
function createBody(schema: BodySchema, random: Random, depth = 0): string {
  if (depth > MAX_DEPTH || random.chance(SHARE.value)) return random.pick(HOSTILE_JSON);
  const among = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (among?.length) return createBody(random.pick(among), random, depth + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum?.length) return JSON.stringify(random.pick(schema.enum));
  const type =
    typeof schema.type === 'string'
      ? schema.type
      : (schema.type?.[0] ?? (schema.properties ? 'object' : 'string'));
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
      .filter(() => random.chance(0.9))
      .map(([name, value]) => `${JSON.stringify(name)}:${createBody(value, random, depth + 1)}`);
    if (random.chance(SHARE.value)) fields.push(`"__proto__":${random.pick(HOSTILE_JSON)}`);
    return `{${fields.join(',')}}`;
  }
  if (type === 'array') {
    const item = () => createBody(schema.items ?? {}, random, depth + 1);
    return `[${Array.from({ length: random.below(4) }, item).join(',')}]`;
  }
  if (type === 'number' || type === 'integer') return random.pick(NUMBERS);
  if (type === 'boolean') return String(random.chance(0.5));
  return JSON.stringify(random.pick(STRINGS));
}

/** A call of a route with good and hostile parameters, query, headers and body. */
export function makeCall({ method, path, body }: Route, random: Random): HostileCall {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => parameter(name, random));
  const query = random.chance(0.2)
    ? `?${encoded(random.pick(HOSTILE_TEXTS))}=${encoded(random.pick(HOSTILE_TEXTS))}&restaurantID[toString]=1`
    : '';
  const headers: Record<string, string> = {};
  if (random.chance(SHARE.header))
    for (let count = 1 + random.below(2); count > 0; count -= 1)
      headers[random.pick(HOSTILE_HEADERS)[0]] = '';
  for (const name of Object.keys(headers))
    headers[name] = random.pick(HOSTILE_HEADERS.filter(([other]) => other === name))[1];
  if (['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method))
    return { method, path: `${filled}${query}`, headers, body: null };
  const text =
    body === undefined || random.chance(0.05)
      ? random.pick(HOSTILE_JSON)
      : createBody(body, random);
  const isBroken = random.chance(0.03);
  return {
    method,
    path: `${filled}${query}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: isBroken ? text.slice(0, random.below(text.length + 1)) : text,
  };
}
