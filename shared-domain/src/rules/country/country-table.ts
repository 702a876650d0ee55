/** A postal code: its pattern without separators, and its layout of 0s where it has one. */
type Postcode = {
  readonly pattern: RegExp;
  readonly layout?: string;
  /** Key of its name in texts. */
  readonly name: 'cep' | 'postal-code' | 'zip-code';
  /** Whether a card's holder must give it: not where many addresses have none. */
  readonly isMandatory: boolean;
  /** Whether its street can be looked up (OPEN-020). */
  readonly findsStreet?: true;
};

/** An identity document: the proper name of its number, and its pattern as it is stored. */
type IdentityDocument = {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether card providers of the country request it of a card's holder. */
  readonly isOfHolder: boolean;
  /** A hyphen before the last digit is stored: it marks a tax number, which has a check digit. */
  readonly hasHyphen?: true;
};

export type Country = {
  /** Digits of its numbers without the calling code. */
  readonly shortest: number;
  readonly longest: number;
  /** Layouts of its numbers by their length; another length stays bare. */
  readonly layouts: Readonly<Record<number, string>>;
  /** Null: restaurants request none. */
  readonly document: IdentityDocument | null;
  /** Null: addresses have none. */
  readonly postcode: Postcode | null;
  readonly date: 'dmy' | 'mdy';
  /** '218 Bedford Avenue', 'Avenida Brasilia 512'; 'Rua Augusta, 1200' without it. */
  readonly door?: 'number-first' | 'no-comma';
  /** An address names its neighborhood. */
  readonly hasZone?: true;
  /** Distances are shown in miles. */
  readonly usesMiles?: true;
};

const fiveDigits = { pattern: /^\d{5}$/, layout: '00000', name: 'postal-code' } as const;

/**
 * Everything that differs by the country of a restaurant (OPEN-099), by ISO code: forms, masks,
 * validation of browser and API, dates and addresses read this table. Phones are
 * read by the entry `phones`. Check digits of documents are in
 * `document-digits.ts`, which the first route does not load, and Brazil's in `customer/tax-ids.ts`
 * (DOMAIN-086, DOMAIN-087).
 */
export const COUNTRIES = {
  BR: {
    shortest: 10,
    longest: 11,
    layouts: { 10: '(00) 0000-0000', 11: '(00) 00000-0000' },
    document: { name: 'CPF / CNPJ', pattern: /^(\d{11}|[A-Z\d]{12}\d{2})$/, isOfHolder: true },
    postcode: {
      pattern: /^\d{8}$/,
      layout: '00000-000',
      name: 'cep',
      isMandatory: true,
      findsStreet: true,
    },
    date: 'dmy',
    hasZone: true,
  },
  US: {
    shortest: 10,
    longest: 10,
    layouts: { 10: '+1 (000) 000-0000' },
    document: null,
    postcode: {
      pattern: /^\d{5}(\d{4})?$/,
      layout: '00000-0000',
      name: 'zip-code',
      isMandatory: true,
    },
    date: 'mdy',
    door: 'number-first',
    usesMiles: true,
  },
  PY: {
    shortest: 8,
    longest: 10,
    layouts: { 9: '000 000 000', 10: '0000 000 000' },
    document: {
      name: 'CI / RUC',
      pattern: /^\d{5,8}(-?\d)?$/,
      isOfHolder: true,
      hasHyphen: true,
    },
    postcode: { pattern: /^(\d{4}|\d{6})$/, name: 'postal-code', isMandatory: false },
    date: 'dmy',
    door: 'no-comma',
  },
  AR: {
    shortest: 10,
    longest: 11,
    layouts: { 10: '00 0000-0000', 11: '0 00 0000-0000' },
    document: { name: 'DNI / CUIT', pattern: /^(\d{7,8}|\d{11})$/, isOfHolder: true },
    postcode: {
      pattern: /^(\d{4}|[A-Z]\d{4}[A-Z]{3})$/,
      name: 'postal-code',
      isMandatory: true,
    },
    date: 'dmy',
    door: 'no-comma',
  },
  BO: {
    shortest: 8,
    longest: 8,
    layouts: { 8: '0000 0000' },
    document: { name: 'CI / NIT', pattern: /^\d{5,12}(\d[A-Z])?$/, isOfHolder: true },
    postcode: null,
    date: 'dmy',
    door: 'no-comma',
  },
  UY: {
    shortest: 8,
    longest: 9,
    layouts: { 8: '0000 0000', 9: '000 000 000' },
    document: { name: 'CI / RUT', pattern: /^(\d{7,8}|\d{12})$/, isOfHolder: true },
    postcode: { ...fiveDigits, isMandatory: true },
    date: 'dmy',
    door: 'no-comma',
  },
  CL: {
    shortest: 9,
    longest: 9,
    layouts: { 9: '0 0000 0000' },
    document: { name: 'RUT', pattern: /^\d{7,8}[\dK]$/, isOfHolder: true },
    postcode: { pattern: /^\d{7}$/, layout: '0000000', name: 'postal-code', isMandatory: false },
    date: 'dmy',
    door: 'no-comma',
  },
  PT: {
    shortest: 9,
    longest: 9,
    layouts: { 9: '000 000 000' },
    document: { name: 'NIF', pattern: /^\d{9}$/, isOfHolder: false },
    postcode: { pattern: /^\d{7}$/, layout: '0000-000', name: 'postal-code', isMandatory: true },
    date: 'dmy',
  },
  ES: {
    shortest: 9,
    longest: 9,
    layouts: { 9: '000 00 00 00' },
    document: { name: 'NIF / NIE', pattern: /^[A-Z\d]\d{7}[A-Z\d]$/, isOfHolder: false },
    postcode: { ...fiveDigits, isMandatory: true },
    date: 'dmy',
  },
  IT: {
    shortest: 6,
    longest: 11,
    layouts: { 9: '000 000 000', 10: '000 000 0000' },
    document: {
      name: 'Codice fiscale / P. IVA',
      pattern: /^([A-Z\d]{16}|\d{11})$/,
      isOfHolder: false,
    },
    postcode: { ...fiveDigits, isMandatory: true },
    date: 'dmy',
  },
} as const satisfies Readonly<Record<string, Country>>;

export type CountryCode = keyof typeof COUNTRIES;

const codeOf = (country: string): string => country.trim().toUpperCase();

/** The entry of an ISO code in any case; null for another country, and without one. */
export function countryNamed(country: string): Country | null {
  const code = codeOf(country);
  return Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code as CountryCode] : null;
}

export const isBrazil = (country: string): boolean => codeOf(country) === 'BR';

export const usesMiles = (country: string): boolean => countryNamed(country)?.usesMiles ?? false;

/** Whether dates begin with the month. */
export const isMonthFirst = (country: string): boolean => countryNamed(country)?.date === 'mdy';
