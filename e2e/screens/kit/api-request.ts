import type { APIRequestContext } from '@playwright/test';

declare const nodeFetch: typeof fetch;

interface Call {
  readonly data?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(method: string, address: string, { data, form, headers }: Call = {}) {
  const { pathname, search } = new URL(address, location.href);
  const body = form
    ? new URLSearchParams(form).toString()
    : data === undefined
      ? null
      : JSON.stringify(data);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await nodeFetch(
    `${process.env['SCREENS_API']}${pathname.replace(/^\/api/, '')}${search}`,
    {
      method,
      body,
      redirect: 'manual',
      headers: { ...(body !== null && { 'content-type': type }), ...headers },
    },
  );
  const text = await response.text();
  return {
    ok: () => response.ok,
    status: () => response.status,
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  };
}

/**
 * Requests to the API outside of the page, with the interface that the helpers of the browser tests
 * expect. URLs start with `/api`.
 */
export const apiRequest = {
  get: (address: string, options?: Call) => send('GET', address, options),
  post: (address: string, options?: Call) => send('POST', address, options),
  put: (address: string, options?: Call) => send('PUT', address, options),
} as unknown as APIRequestContext;
