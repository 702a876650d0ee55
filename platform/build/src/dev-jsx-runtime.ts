import { Fragment, createElement, type ElementType, type Key, type ReactNode } from 'react';

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/**
 * In place of `react/jsx-dev-runtime` in the hot build of a remote. React's own asks React for
 * things that only its development build has; this remote may also run in a storefront with the
 * production build, by an override.
 */
export function jsxDEV(type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) {
  const { children, ...own } = props;
  const config = key === undefined ? own : { ...own, key };
  if (!('children' in props)) return createElement(type, config);
  return isStatic && Array.isArray(children)
    ? createElement(type, config, ...(children as ReactNode[]))
    : createElement(type, config, children);
}
