import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vectors, vectorsText } from './vectors-text';

const FILE = path.resolve(import.meta.dirname, '../../../../docs/contracts/price-vectors.json');

export async function main(): Promise<void> {
  await writeFile(FILE, vectorsText());
  process.stdout.write(`${vectors.length} price vectors in docs/contracts/price-vectors.json\n`);
}
