import type { Page } from '../../cli/browser';

/**
 * A script that runs before the scripts of a page and records every text and every spoken attribute
 * that the document had at any time, e.g. in a dialog that a step opens and closes. `#old` is a hidden
 * text of the edge, in no catalog of a build.
 * `__gateTexts()` returns each once, also those of the documents before it in the tab.
 */
export const RECORD_TEXTS = `(() => {
  if (window !== window.top) return;
  const STORED = 'gate-texts';
  const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title'];
  const texts = new Set();
  try {
    for (const text of JSON.parse(sessionStorage.getItem(STORED) ?? '[]')) texts.add(text);
    sessionStorage.removeItem(STORED);
    window.addEventListener('pagehide', () =>
      sessionStorage.setItem(STORED, JSON.stringify([...texts])),
    );
  } catch {
    // a document without storage
  }
  const add = (text) => {
    const trimmed = (text ?? '').trim();
    if (trimmed !== '') texts.add(trimmed);
  };
  const addTextNode = (node) => {
    const parent = node.parentElement;
    if (parent && document.body?.contains(parent) && !parent.closest('script, style, noscript, template, svg, #old'))
      add(node.nodeValue);
  };
  const addElement = (element) => {
    if (element.closest('head, svg')) return;
    for (const name of SPOKEN) add(element.getAttribute(name));
  };
  const addTree = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return addTextNode(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    addElement(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode())
      if (walker.currentNode.nodeType === Node.TEXT_NODE) addTextNode(walker.currentNode);
      else addElement(walker.currentNode);
  };
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes, attributeName } of mutations)
      if (type === 'childList') addedNodes.forEach(addTree);
      else if (type === 'characterData') addTextNode(target);
      else if (!target.closest('head, svg')) add(target.getAttribute(attributeName));
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: SPOKEN,
  });
  Object.defineProperty(window, '__gateTexts', { value: () => [...texts] });
})()`;

/** The recorded texts of a page in which `RECORD_TEXTS` runs. */
export const recordedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as { __gateTexts?: () => string[] }).__gateTexts?.() ?? [], null);
