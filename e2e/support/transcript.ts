import { expect, type Page } from '@playwright/test';
import { recordAnnouncements } from './announcements';

/** What differs between two runs, and its replacement. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\(\d{2}\) ?\d{4,5}-\d{4}/g, '(DD) NNNNN-NNNN'],
  [/\d{1,2}\/\d{1,2}\/\d{2,4}/g, 'DD/MM/YYYY'],
  [/\d{1,2}:\d{2}/g, 'HH:MM'],
  [/(pedido) \d{4,}/gi, '$1 NNNN'],
  [/paragraph: \w \w \w \w$/gm, 'paragraph: C O D E'],
];

const masked = (text: string): string =>
  MASKS.reduce((from, [pattern, to]) => from.replace(pattern, to), text);

/** The tree without the URLs of its links, which are not announced. */
const withoutUrls = (tree: string): string =>
  tree
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .join('\n');

/** Runs in the page: role and name of the focused element. */
function focusedElement(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'nothing';
  const kind = element.getAttribute('role') ?? element.localName;
  const isContainer = /^(main|dialog|form|section)$/.test(kind);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const name =
    element.getAttribute('aria-label') ??
    labels[0]?.textContent ??
    (isContainer ? '' : element.textContent);
  return `${kind} ${name.replace(/\s+/g, ' ').trim()}`.trim();
}

/** The part of an order that a screen reader reads, screen by screen. */
export class Transcript {
  private constructor(
    private readonly page: Page,
    private readonly announced: string[],
  ) {}

  /** Begins the record. Call before the page is opened. */
  static async of(page: Page): Promise<Transcript> {
    return new Transcript(page, await recordAnnouncements(page));
  }

  /**
   * The screen once it is settled: announcements since the previous screen, title, focus, and
   * everything that can be read, in order. `part` is a CSS selector.
   */
  async screen(part = 'body'): Promise<string> {
    let [previous, current] = ['', ''];
    await expect
      .poll(
        async () => {
          [previous, current] = [current, await this.read(part)];
          return current === previous;
        },
        { intervals: [250] },
      )
      .toBe(true);
    this.announced.length = 0;
    return current;
  }

  private async read(part: string): Promise<string> {
    const tree = await this.page.locator(part).last().ariaSnapshot();
    const lines = [
      'Announced:',
      ...this.announced.map((line) => `  ${line}`),
      `Title: ${await this.page.title()}`,
      `Focus: ${await this.page.evaluate(focusedElement)}`,
      '',
      withoutUrls(tree),
      '',
    ];
    return masked(lines.join('\n'));
  }
}
