import type { Rule } from 'eslint';

export declare const productWords: (
  text: string,
) => readonly { readonly word: string; readonly index: number }[];
export declare const noProductWords: Rule.RuleModule;
