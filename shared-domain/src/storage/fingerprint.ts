import * as z from 'zod/mini';
import type { AppStorage } from './create-storage';
import { keys } from './keys';

const Fingerprint = z.uuid();

/** The device's own uuid, made once and stored (OPEN-076). */
export function fingerprintOf(storage: AppStorage): string {
  const known = storage.read(keys.fingerprint, Fingerprint);
  if (known !== null) return known;
  const made = randomUuid();
  storage.write(keys.fingerprint, made);
  return made;
}

/** A random uuid of version 4; `crypto.randomUUID` is missing on pages served without https. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
