import axios, { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';

/**
 * One request of the page. `path` has neither the origin nor the API's prefix:
 * `/restaurant/data/v2/bella-napoli`.
 */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/** `down`: the connection is refused. `pass`: the API answers after all. */
export type Reply =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'down'
  | 'pass';
export type Answer = Reply | ((request: Sent) => Reply | Promise<Reply>);

/** An error answer that a test expects; it allows one response. */
export interface Allowance {
  readonly method: string;
  readonly path: string | RegExp;
  readonly status: number;
}

declare const nodeFetch: typeof fetch;
declare const NodeAbortController: typeof AbortController;

const matches = (pattern: string | RegExp, path: string): boolean =>
  typeof pattern === 'string' ? pattern === path : pattern.test(path);
const API = '/api';

/**
 * Network between the page and the reference API: records every request, answers some instead of
 * the API, and collects unexpected error answers.
 */
export class Network {
  readonly sent: Sent[] = [];
  private readonly answers: { method: string; path: string | RegExp; answer: Answer }[] = [];
  private readonly allowed: Allowance[] = [];
  private readonly refused: string[] = [];
  /** Requests that the API has not answered yet. */
  private readonly pending = new Set<Promise<unknown>>();

  constructor(private readonly apiUrl: string) {}

  /** Routes the page's requests through this network, including axios. */
  install(): void {
    globalThis.fetch = (input, init) =>
      this.fetch(
        input instanceof URL || typeof input === 'string' ? String(input) : input.url,
        init ?? {},
      );
    axios.defaults.adapter = this.adapter;
  }

  /**
   * Answers these requests instead of the API until the result is called. The newest answer wins.
   */
  answer(method: string, path: string | RegExp, answer: Answer): () => void {
    const entry = { method, path, answer };
    this.answers.unshift(entry);
    return () => void this.answers.splice(this.answers.indexOf(entry), 1);
  }

  /** Allows one error answer of the API. Error answers from `answer` need none. */
  allow(method: string, path: string | RegExp, status: number): void {
    this.allowed.push({ method, path, status });
  }

  /** Requests of a kind, in their order. */
  requests(method: string, path: string | RegExp): Sent[] {
    return this.sent.filter((request) => request.method === method && matches(path, request.path));
  }

  /**
   * Error answers without an allowance, and unused allowances. Waits for the answers of the API: a
   * test may end with the request, and its result must not depend on the speed of the machine.
   */
  async problems(): Promise<string[]> {
    while (this.pending.size > 0) await Promise.allSettled(this.pending);
    return [
      ...this.refused,
      ...this.allowed.map(
        ({ method, path, status }) => `expected and missing: ${method} ${String(path)} ${status}`,
      ),
    ];
  }

  private async fetch(input: string, init: RequestInit): Promise<Response> {
    const url = new URL(input, location.href);
    const path = url.pathname.startsWith(`${API}/`) ? url.pathname.slice(API.length) : url.pathname;
    const method = (init.method ?? 'GET').toUpperCase();
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const request: Sent = {
      method,
      path,
      query: url.searchParams,
      headers,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    this.sent.push(request);
    const planned =
      this.answers.find((entry) => entry.method === method && matches(entry.path, path))?.answer ??
      'pass';
    const reply = typeof planned === 'function' ? await planned(request) : planned;
    if (reply === 'down') throw new TypeError('Failed to fetch');
    if (reply === 'pass') {
      const answered = this.forward(request, `${this.apiUrl}${path}${url.search}`, init);
      this.pending.add(answered);
      return answered.finally(() => this.pending.delete(answered));
    }
    const body = reply.text ?? (reply.json === undefined ? null : JSON.stringify(reply.json));
    return new Response(body, {
      status: reply.status ?? 200,
      headers: {
        ...(reply.json !== undefined && { 'content-type': 'application/json' }),
        ...reply.headers,
      },
    });
  }

  /** jsdom's abort signals are incompatible with Node's: one is converted to the other. */
  private async forward(
    { method, path }: Sent,
    url: string,
    { signal, headers, body }: RequestInit,
  ): Promise<Response> {
    const stop = new NodeAbortController();
    signal?.addEventListener('abort', () => stop.abort());
    const response = await nodeFetch(url, {
      method,
      signal: stop.signal,
      ...(headers && { headers }),
      ...(body && { body }),
    });
    if (response.status >= 400) this.noteRefusal(method, path, response.status);
    return response;
  }

  private noteRefusal(method: string, path: string, status: number): void {
    const index = this.allowed.findIndex(
      (one) => one.method === method && one.status === status && matches(one.path, path),
    );
    if (index >= 0) this.allowed.splice(index, 1);
    else this.refused.push(`unexpected: ${method} ${path} ${status}`);
  }

  private readonly adapter: AxiosAdapter = async (config) => {
    // as the adapters of axios do
    if (config.data === undefined) config.headers.setContentType(null);
    const headers = config.headers.toJSON() as Record<string, string>;
    try {
      const { method = 'get', url = '', signal, data } = config;
      const response = await this.fetch(url, {
        method,
        headers,
        signal: (signal as AbortSignal | undefined) ?? null,
        body: (data as string | undefined) ?? null,
      });
      return {
        data: await response.text(),
        status: response.status,
        statusText: response.statusText,
        headers: new AxiosHeaders(Object.fromEntries(response.headers.entries())),
        config,
      };
    } catch (cause) {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config);
    }
  };
}
