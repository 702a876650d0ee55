import type { ComponentProps, JSX } from 'react';

/**
 * Props of a plain element, `ref` included, without the two that would let a caller restyle a
 * primitive.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;
