import type { PageComposition } from '@storefront/compositions';
import { type CompositionRest, restUrl, withRest } from '@storefront/compositions/composition-rest';

/** Milliseconds between a failed request and its one repetition. */
const REPEAT_AFTER_MS = 250;

async function read(url: string, integrity: string): Promise<CompositionRest> {
  // the browser rejects other bytes
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json()) as CompositionRest;
}

/**
 * Returns a function that fetches the builds which a page omits: requested on first use, once for
 * all callers, and repeated once at a URL that is in no cache. After a failure the next call requests
 * them again. A page with all builds requests nothing.
 */
export function wholeComposition(composition: PageComposition): () => Promise<PageComposition> {
  let whole: Promise<PageComposition> | null = null;
  const request = async (): Promise<PageComposition> => {
    const { rest } = composition;
    if (rest === undefined) return composition;
    const url = restUrl(composition, rest);
    const more = await read(url, rest.integrity).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
      return read(`${url}?retry=${Date.now()}`, rest.integrity);
    });
    return withRest(composition, more);
  };
  return () => {
    whole ??= request().catch((error: unknown) => {
      whole = null;
      throw error;
    });
    return whole;
  };
}
