import { traverse, types as t } from '@babel/core';
import { parseSource } from './parse-source';

const ELEMENT = 'Slot';

/** Slots that sources of the shell render: `name` of each `<Slot>`, sorted. */
export function placedSlots(files: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const file of files) {
    traverse(parseSource(file), {
      JSXOpeningElement({ node }) {
        if (!t.isJSXIdentifier(node.name, { name: ELEMENT })) return;
        for (const attribute of node.attributes) {
          if (
            t.isJSXAttribute(attribute) &&
            t.isJSXIdentifier(attribute.name, { name: 'name' }) &&
            t.isStringLiteral(attribute.value)
          )
            names.add(attribute.value.value);
        }
      },
    });
  }
  return [...names].sort();
}
