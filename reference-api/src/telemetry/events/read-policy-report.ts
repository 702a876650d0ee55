import * as z from 'zod/mini';

/**
 * A violation that a browser reported. `page`: origin and path without ids; `blocked`: an origin, a
 * scheme or a keyword such as 'inline'.
 */
export type PolicyViolation = {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
};

const Address = z.string().check(z.maxLength(2000));
const Directive = z.string().check(z.regex(/^[a-z-]{1,40}$/));

/** The older form, of `report-uri`: one violation. */
const One = z.object({
  'csp-report': z.object({
    'document-uri': Address,
    'effective-directive': z.optional(Directive),
    'violated-directive': z.optional(z.string().check(z.maxLength(2000))),
    'blocked-uri': z._default(Address, ''),
  }),
});
/**
 * The form of the Reporting API: several reports, of which only violations of a policy are read.
 */
const Several = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          documentURL: Address,
          effectiveDirective: Directive,
          blockedURL: z._default(Address, ''),
        }),
      }),
      z.object({ type: z.string().check(z.refine((type) => type !== 'csp-violation')) }),
    ]),
  )
  .check(z.maxLength(20));

const MAX_PATH_LENGTH = 200;
/** Segments of a path that may identify a person or an order: uuids, numbers, keys. */
const ID = /^(?:[\da-f]{8}-[\da-f-]{27}|\d+|[\w.~%-]{25,})$/i;

function toReportedPage(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return 'other';
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname
    .split('/')
    .map((segment) => (ID.test(segment) ? '{id}' : segment))
    .join('/')}`.slice(0, MAX_PATH_LENGTH);
}

function toBlockedSource(address: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'other';
  const { origin, protocol } = new URL(address);
  return (/^https?:$/.test(protocol) ? origin : protocol).slice(0, MAX_PATH_LENGTH);
}

/**
 * The violations of a report, without queries, ids and other possible personal data; null when the
 * body is no report.
 */
export function readPolicyReport(body: unknown): PolicyViolation[] | null {
  const one = z.safeParse(One, body);
  if (one.success) {
    const {
      'document-uri': page,
      'effective-directive': effective,
      'violated-directive': violated = '',
      'blocked-uri': blocked,
    } = one.data['csp-report'];
    const directive = z.safeParse(Directive, effective ?? violated.split(' ')[0]);
    return directive.success
      ? [
          {
            page: toReportedPage(page),
            directive: directive.data,
            blocked: toBlockedSource(blocked),
          },
        ]
      : null;
  }
  const several = z.safeParse(Several, body);
  if (!several.success) return null;
  return several.data.flatMap((report) =>
    'body' in report
      ? [
          {
            page: toReportedPage(report.body.documentURL),
            directive: report.body.effectiveDirective,
            blocked: toBlockedSource(report.body.blockedURL),
          },
        ]
      : [],
  );
}
