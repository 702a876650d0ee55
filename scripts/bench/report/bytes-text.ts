import type { Breakdown } from '../bytes/breakdown';
import type { BytesReport } from '../bytes/main';
import { kb, table } from './table';

const files = ({ files: rows, total }: Breakdown): string[][] => [
  ...rows.map(({ file, gzip }) => [file, kb(gzip)]),
  ['all', kb(total)],
];

/** Contents of the first route's scripts: by file, and by owner of the code in both builds. */
export function bytesText({ composed, monolith }: BytesReport): string {
  const owners = [...new Set([...composed.owners.keys(), ...monolith.owners.keys()])];
  const rows = owners
    .map((owner) => ({
      owner,
      a: composed.owners.get(owner) ?? 0,
      b: monolith.owners.get(owner) ?? 0,
    }))
    .sort((left, right) => right.a - left.a || right.b - left.b);
  return [
    'Scripts of the first route, kB after gzip; a package has its share of the characters of each file.',
    '',
    table([['(a) composed', 'kB'], ...files(composed)]),
    '',
    table([['(b) one bundle', 'kB'], ...files(monolith)]),
    '',
    table([
      ['package', '(a)', '(b)', 'more'],
      ...rows.map(({ owner, a, b }) => [owner, kb(a), kb(b), kb(a - b)]),
    ]),
  ].join('\n');
}
