import * as z from 'zod/mini';
import { connect } from './connection';
import { saveInMemory } from './memory';
import { startAnalytics } from './vendors/analytics';
import { startPixel } from './vendors/pixel';
import { startTagManager } from './vendors/tag-manager';
import type { Start } from './vendors/vendor';

const Vendor = z.object({ id: z.string(), script: z.url() });
const Vendors = z.object({
  tagManager: z.optional(Vendor),
  analytics: z.optional(Vendor),
  pixel: z.optional(Vendor),
});

const STARTS = {
  tagManager: startTagManager,
  analytics: startAnalytics,
  pixel: startPixel,
} satisfies Record<keyof z.output<typeof Vendors>, Start>;
const NAMES = Object.keys(STARTS) as (keyof typeof STARTS)[];

/**
 * Starts the vendors that the document lists (SHELL-56), and forwards the events of the page around
 * it to each.
 */
export function openVendorFrame(view: Window): void {
  const vendors = z.parse(
    Vendors,
    JSON.parse(view.document.getElementById('vendors')?.textContent ?? '{}'),
  );
  saveInMemory(view);
  const sends = NAMES.flatMap((name) => {
    const vendor = vendors[name];
    return vendor === undefined ? [] : [STARTS[name](vendor, view)];
  });
  connect(view, (event) => {
    for (const send of sends) send(event);
  });
}
