/**
 * A `Storage` with a fixed capacity in characters that can be forbidden, like in private windows.
 */
export class FakeBackend implements Storage {
  [name: string]: unknown;
  readonly texts = new Map<string, string>();
  isForbidden = false;
  constructor(public workspace = Infinity) {}

  get length() {
    return this.texts.size;
  }
  key(at: number) {
    return [...this.texts.keys()][at] ?? null;
  }
  getItem(key: string) {
    this.check();
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.check();
    const used = [...this.texts].reduce(
      (sum, [other, value]) => sum + (other === key ? 0 : other.length + value.length),
      0,
    );
    if (used + key.length + text.length > this.workspace)
      throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }
  removeItem(key: string) {
    this.check();
    this.texts.delete(key);
  }
  clear() {
    this.texts.clear();
  }

  private check() {
    if (this.isForbidden) throw new DOMException('denied', 'SecurityError');
  }
}
