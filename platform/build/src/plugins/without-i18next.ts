import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const selector = fileURLToPath(new URL('../selector-of-texts.ts', import.meta.url));

/** Leaves i18next out of react-i18next: 16 kB of the first load, for one function (ADR 0029). */
export const withoutI18next = () =>
  new rspack.NormalModuleReplacementPlugin(/^i18next$/, (data) => {
    if (/[\\/]react-i18next[\\/]/.test(data.context)) data.request = selector;
  });
