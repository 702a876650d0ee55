import type { ComponentProps, JSX } from 'react';

/**
 * Props of a plain element, including `ref`, without the two that would allow a caller to restyle a
 * primitive.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;
