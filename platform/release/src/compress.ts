import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(js|css|json|svg|html|txt|map)$/;
/** Below this many bytes the headers cost more than compression saves. */
const WORTH_IT = 256;

/** The compressed forms of a file that are smaller than the file, by their name ending. */
export async function compressed(name: string, bytes: Buffer): Promise<Map<string, Buffer>> {
  const forms = new Map<string, Buffer>();
  if (!compressible.test(name) || bytes.length < WORTH_IT) return forms;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  const [br, gz] = await Promise.all([brotli(bytes, options), deflate(bytes, { level: 9 })]);
  if (br.length < bytes.length) forms.set('.br', br);
  if (gz.length < bytes.length) forms.set('.gz', gz);
  return forms;
}
