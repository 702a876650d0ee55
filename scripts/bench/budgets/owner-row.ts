import { findOwner } from './source-shares';

/** Libraries with a row of their own in the table. */
const LIBRARIES = new Set([
  'axios',
  'dayjs',
  'effector',
  'effector-react',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'swiper',
  'zod',
]);
const WITH: Readonly<Record<string, string>> = {
  scheduler: 'react-dom',
  'use-sync-external-store': 'effector-react',
  'swc-helpers': 'bundler runtime',
  bundler: 'bundler runtime',
};
const OWN_FOLDERS = /^shared-domain\/src\/(contracts|rules|models)$/;

/** Row of the budget table for a module, named by its source. */
export function ownerRow(source: string): string {
  const owner = findOwner(source);
  const part = OWN_FOLDERS.exec(owner)?.[1];
  if (part !== undefined) return `shared-domain ${part}`;
  const [workspace = ''] = owner.split('/src/');
  if (workspace !== owner || /^(?:shared-|platform\/)/.test(owner)) return workspace;
  if (owner.startsWith('@module-federation/')) return '@module-federation';
  return WITH[owner] ?? (LIBRARIES.has(owner) ? owner : 'other libraries');
}
