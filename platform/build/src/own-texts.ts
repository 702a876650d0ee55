import path from 'node:path';
import { workspaceRoot } from './workspace';

/**
 * Alias of a build that provides the texts of the page: react-i18next, and i18next with it, are
 * 18 kB of the first load (ADR 0029).
 */
export const ownTexts = {
  'react-i18next$': path.join(workspaceRoot, 'shell/src/i18n/use-texts.tsx'),
};
