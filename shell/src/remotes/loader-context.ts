import type { Loader } from '@storefront/loader';
import { createContext, useContext } from 'react';

/**
 * The loader of the page. A server render provides one that finds its modules without a network.
 */
export const LoaderContext = createContext<Loader | null>(null);

export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('LoaderContext is missing above a remote');
  return loader;
}
