type Listener = (event: { type: 'abort'; target: AbortSignal }) => void;

class AbortError extends Error {
  constructor() {
    super('the operation was aborted');
    this.name = 'AbortError';
  }
}

/** The part of `AbortSignal` that does not need events of a document. */
export class AbortSignal {
  aborted = false;
  reason: unknown = undefined;
  onabort: Listener | null = null;
  private readonly listeners = new Set<Listener>();

  addEventListener(type: string, listener: Listener): void {
    if (type === 'abort') this.listeners.add(listener);
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener);
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason ?? new AbortError();
    const event = { type: 'abort', target: this } as const;
    this.onabort?.(event);
    for (const listener of [...this.listeners]) listener(event);
  }
}

export class AbortController {
  readonly signal = new AbortSignal();

  abort(reason?: unknown): void {
    this.signal.abort(reason);
  }
}
