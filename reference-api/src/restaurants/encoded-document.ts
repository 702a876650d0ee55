import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listHeader } from '../http/list-header';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text that is sent many times: compressed once per encoding, with the tag by which a browser asks whether it changed. */
export type EncodedDocument = { etag: string; bytes(encoding: Encoding): Promise<Buffer> };

const QUALITY = 9;
const compressors: Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain) => promisify(gzip)(plain, { level: QUALITY }),
};

export function encodedDocument(text: string, revision: string): EncodedDocument {
  const plain = Buffer.from(text);
  const ready = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    etag: `W/"${revision}"`,
    bytes: (encoding) => {
      const known = ready.get(encoding);
      if (known) return known;
      const made = encoding === 'identity' ? Promise.resolve(plain) : compressors[encoding](plain);
      ready.set(encoding, made);
      return made;
    },
  };
}

/** The best encoding a client accepts, by its Accept-Encoding header; an encoding refused with q=0 is not used. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const offered = listHeader(header?.toLowerCase());
  const takes = (name: string) => offered.some(({ value, weight }) => value === name && weight > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
