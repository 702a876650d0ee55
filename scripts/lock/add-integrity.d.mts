import type { Lock } from './missing-packages.mjs';

export function withoutIntegrity(lock: Lock): [folder: string, nameAndVersion: string][];
export function addIntegrity(
  lock: Lock,
  look: (nameAndVersion: string) => Promise<string>,
): Promise<string[]>;
