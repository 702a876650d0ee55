import { Fragment, createElement, type ElementType, type Key, type ReactNode } from 'react';

export { Fragment };

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/**
 * Replaces `react/jsx-dev-runtime` in the hot build of a remote. React's own runtime calls
 * functions that only the development build of React has; an override can run this remote in a
 * storefront with the production build.
 */
export function jsxDEV(type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) {
  const { children, ...own } = props;
  const config = key === undefined ? own : { ...own, key };
  if (!('children' in props)) return createElement(type, config);
  return isStatic && Array.isArray(children)
    ? createElement(type, config, ...(children as ReactNode[]))
    : createElement(type, config, children);
}
