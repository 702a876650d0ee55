export type Scheme = 'light' | 'dark';

const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g;

/** A value of a style sheet as an element with this `color-scheme` computes it. */
export const inScheme = (value: string, scheme: Scheme): string =>
  value.replace(PAIR, (_, light: string, dark: string) =>
    (scheme === 'light' ? light : dark).trim(),
  );
