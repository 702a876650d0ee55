import { traverse, types as t } from '@babel/core';
import { parseSource } from './parse-source';

const ELEMENT = 'RemoteWidget';

/**
 * Widgets that sources of the shell render, as `mf-cart/floating-cart-button`: `id` of each
 * `<RemoteWidget>`, sorted.
 */
export function placedWidgets(files: Iterable<string>): string[] {
  const ids = new Set<string>();
  for (const file of files) {
    traverse(parseSource(file), {
      JSXOpeningElement({ node }) {
        if (!t.isJSXIdentifier(node.name, { name: ELEMENT })) return;
        for (const attribute of node.attributes) {
          if (
            t.isJSXAttribute(attribute) &&
            t.isJSXIdentifier(attribute.name, { name: 'id' }) &&
            t.isStringLiteral(attribute.value)
          )
            ids.add(attribute.value.value);
        }
      },
    });
  }
  return [...ids].sort();
}
