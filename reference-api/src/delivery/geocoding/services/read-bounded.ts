import { GeocoderUnavailable } from '../geocoder';

const MAX_BYTES = 512 * 1024;

/**
 * The JSON of a response; throws `GeocoderUnavailable` 'unreadable' for a body that is no JSON, or
 * larger than 512 kB.
 */
export async function readBounded(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new GeocoderUnavailable('unreadable');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw new GeocoderUnavailable('unreadable', { cause: error });
  }
}
