import { z } from 'zod';

/** Longest answer in characters: a document with 10,000 dishes has about 2.5 million. */
const MAX_CHARACTERS = 8_000_000;

/** Rules that load or import something, or that could end their element, are refused. */
const Style = z
  .string()
  .max(20_000)
  .regex(/^(?!.*(?:<|url\(|@import|\\))[\s\S]*$/is);

/** A page without scripts as a shell writes it. Its HTML was read by the rules of screens. */
const PlainContract = z.object({
  version: z.literal(1),
  tag: z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?$/i),
  title: z.string().max(3000),
  style: Style,
  theme: z.record(z.string().max(100), z.string().max(300)),
  html: z.string(),
});
export type PlainDocument = z.infer<typeof PlainContract>;

/** The document in a shell's answer. Throws for an answer that violates the contract. */
export function readPlain(json: string): PlainDocument {
  if (json.length > MAX_CHARACTERS) throw new Error('the document is too long');
  return PlainContract.parse(JSON.parse(json));
}
