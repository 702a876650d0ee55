import type { PlantedImport } from './planted-import';

const notShared = (border: string, file: string, code: string): PlantedImport => ({
  border,
  file,
  code,
  rule: 'no-restricted-imports',
});

/** Names of shared packages that the shell does not share. */
export const namesNotShared: readonly PlantedImport[] = [
  notShared(
    'shared-kit → a hook that the shell does not share',
    'shared-kit/src/planted.ts',
    "import { useList } from 'effector-react';",
  ),
  notShared(
    'a remote → a hook that the shell does not share',
    'mf-cart/src/planted.ts',
    "import { useList } from 'effector-react';",
  ),
  notShared(
    'a remote → a function of effector that the shell does not share',
    'mf-cart/src/planted.ts',
    "import { restore } from 'effector';",
  ),
  notShared(
    'a remote → a component that the shell does not share',
    'mf-cart/src/planted.ts',
    "import { Trans } from 'react-i18next';",
  ),
];
