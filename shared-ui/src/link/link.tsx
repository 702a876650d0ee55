import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'reloadDocument'>;

/** `https://…`, `mailto:…`, `//…`: not a path of the router. */
const ABSOLUTE = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/**
 * A link by the hooks that the router has for links of one's own. Its component also fetches modules
 * and data of the next page for its framework: 2 kB of every start. With `reloadDocument`, and for a
 * whole URL, the browser navigates.
 */
export function Link({ to, replace, state, reloadDocument, onClick, ...rest }: LinkProps) {
  const path = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target: rest.target });
  const isUrl = typeof to === 'string' && ABSOLUTE.test(to);
  return (
    <a
      {...rest}
      href={isUrl ? to : path}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isUrl && reloadDocument !== true) follow(event);
      }}
    />
  );
}
