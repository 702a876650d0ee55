import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../lib/say';
import { apiReport } from './report';

const root = path.resolve(import.meta.dirname, '../..');

export async function main(): Promise<void> {
  await writeFile(path.join(root, 'shared-domain/api-report.md'), apiReport(root));
  say('shared-domain/api-report.md is written');
}
