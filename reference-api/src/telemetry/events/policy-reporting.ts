/**
 * Relative to the documents `…/card-form/` and `…/vendor-frame/`, which may be served under any
 * path and on origins of their own.
 */
const PATH = '../policy-reports';

/**
 * Directives that name the endpoint of violation reports: `report-uri` for browsers without the
 * Reporting API.
 */
export const REPORT_DIRECTIVES: readonly string[] = [`report-uri ${PATH}`, 'report-to policy'];

/** The header that names the endpoint `policy`. */
export const REPORTING = { 'reporting-endpoints': `policy="${PATH}"` };
