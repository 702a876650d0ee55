import { withoutAccents } from '@storefront/shared-kit/fold-accents';

/**
 * Content of a pix code. `key` is the receiver's pix key, `url` the provider's URL of a dynamic
 * charge (without scheme); one of them. `amount` in hundredths, 0 leaves it to the payer. `txid` at
 * most 25 letters and digits, '' is '***'.
 */
export type PixCharge = {
  readonly key?: string;
  readonly url?: string;
  readonly merchant: string;
  readonly city: string;
  readonly amount: number;
  readonly txid: string;
};

/** A value of this standard has at most 99 bytes: its length field has two digits. */
export class PixFieldTooLongError extends Error {
  constructor(id: string) {
    super(`Field ${id} of a pix code is longer than 99 characters.`);
    this.name = 'PixFieldTooLongError';
  }
}

const GUI = 'br.gov.bcb.pix';

function field(id: string, value: string): string {
  if (value.length > 99) throw new PixFieldTooLongError(id);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Names in ASCII letters: banks refuse codes with accents in them. */
const plain = (text: string, longest: number): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9 .,&'/-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();

/**
 * CRC-16/CCITT-FALSE in four capital hex digits: polynomial 0x1021, start 0xFFFF, nothing
 * reflected.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The "copia e cola" text of a pix (EMV merchant-presented code of the Brazilian central bank):
 * fields of id, length and value, amount with a point and two digits, a checksum at the end. Throws
 * `PixFieldTooLongError`.
 */
export function pixCode({ key, url, merchant, city, amount, txid }: PixCharge): string {
  const account = field('00', GUI) + (key ? field('01', key) : '') + (url ? field('25', url) : '');
  const body = [
    field('00', '01'),
    ...(url ? [field('01', '12')] : []),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    ...(amount > 0
      ? [field('54', `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`)]
      : []),
    field('58', 'BR'),
    field('59', plain(merchant, 25) || 'N'),
    field('60', plain(city, 15) || 'BRASIL'),
    field('62', field('05', txid.replace(/[^A-Za-z0-9]/g, '').slice(0, 25) || '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}
