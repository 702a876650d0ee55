/** Steps from a node to its place: elements around it, and nodes that replaced each other. */
const MAX_STEPS = 30;

/** By a node that was taken out of the page: what was put in its place. */
const standIns = new WeakMap<Node, Node>();
/** The nodes that stand in for another one. */
const used = new WeakSet<Node>();

type Records = readonly MutationRecord[];

/** The node that was added where a removed one was: in the same step, before or after it. */
function findStandIn(record: MutationRecord, gone: Node, records: Records): Node | undefined {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const found = (holds: (other: MutationRecord) => boolean): Node | undefined =>
    records.find((other) => {
      const [node] = other.addedNodes;
      return other.target === target && node && !used.has(node) && holds(other);
    })?.addedNodes[0];
  return (
    addedNodes[0] ??
    found((other) => other.nextSibling === gone) ??
    found((other) => other.previousSibling === gone) ??
    found(
      (mutationRecord) =>
        mutationRecord.previousSibling === previousSibling &&
        mutationRecord.nextSibling === nextSibling,
    )
  );
}

/** Notes what was put in the place of a text, and in the place of what stands in for one. */
function noteChanges(records: Records): void {
  for (const record of records)
    for (const gone of record.removedNodes) {
      if (gone.parentNode !== null || !(gone instanceof Text || used.has(gone))) continue;
      const standIn = findStandIn(record, gone, records);
      if (standIn === undefined) continue;
      standIns.set(gone, standIn);
      used.add(standIn);
    }
}

const { insertBefore, removeChild, replaceChild } = Node.prototype;
let readChanges = (): void => undefined;

/** The child of `parent` that contains a node or stands in for it; null without one. */
function findPlace(node: Node, parent: Node): Node | null {
  readChanges();
  let at: Node | undefined = node;
  for (let step = 0; at && step < MAX_STEPS; step += 1) {
    if (at.parentNode === parent) return at;
    at = at.parentNode ?? standIns.get(at);
  }
  return null;
}

/** Puts a text that was replaced back in its place. */
function putBack(text: Node): void {
  readChanges();
  let at = standIns.get(text);
  for (let step = 0; at?.parentNode === null && step < MAX_STEPS; step += 1) at = standIns.get(at);
  if (at?.parentNode) replaceChild.call(at.parentNode, text, at);
}

/** Removes a node from the element it was moved into, and each element that is empty then. */
function removeMoved(node: Node, parent: Node): void {
  let at = node;
  let from = at.parentNode;
  while (from !== null) {
    removeChild.call(from, at);
    if (from === parent || from.hasChildNodes()) return;
    at = from;
    from = at.parentNode;
  }
}

/**
 * Translation by the browser and extensions wrap, replace and remove nodes of the page. React removes
 * nodes, inserts before them and updates texts by reference, and would end with a NotFoundError or
 * update a text that is not in the page. Such a reference now means the place where the node was.
 * Called before any other script can change the page.
 */
export function guardNodes(): void {
  const { prototype } = Node;
  if (Object.getOwnPropertyDescriptor(prototype, 'insertBefore')?.configurable === false) return;
  const observer = new MutationObserver(noteChanges);
  readChanges = () => noteChanges(observer.takeRecords());
  observer.observe(document, { childList: true, subtree: true });

  // no later script replaces them
  const define = (name: string, described: PropertyDescriptor): void =>
    void Object.defineProperty(prototype, name, { ...described, configurable: false });
  const fixed = { enumerable: true, writable: false };
  define('insertBefore', {
    ...fixed,
    value(this: Node, node: Node, next: Node | null): Node {
      const isMoved = next && next.parentNode !== this;
      return insertBefore.call(this, node, isMoved ? findPlace(next, this) : next);
    },
  });
  define('removeChild', {
    ...fixed,
    value(this: Node, child: Node): Node {
      if (child.parentNode === this) return removeChild.call(this, child);
      const place = findPlace(child, this);
      if (place?.contains(child)) removeMoved(child, this);
      else if (place) removeChild.call(this, place);
      return child;
    },
  });
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  define('nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this.parentNode === null) putBack(this);
      value?.set?.call(this, text);
    },
  });
}

/** A text that the start script changes itself: the hidden quantity of a card. */
const isOwn = ({ parentElement }: Node): boolean => Boolean(parentElement?.closest('[data-price]'));

/**
 * Notes the nodes of a rendered screen. The result restores them, for the application that continues
 * the screen: with other nodes than the edge rendered, React would render all of it anew.
 */
export function noteScreen(root: Node): () => void {
  const walker = document.createTreeWalker(root);
  const noted = new Map<Node, readonly [parent: Node | null, value: string | null]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    noted.set(node, [node.parentNode, isOwn(node) ? null : node.nodeValue]);
  return () => {
    for (const [node, [parent, value]] of noted) {
      const place = parent && node.parentNode !== parent ? findPlace(node, parent) : null;
      if (parent && place) replaceChild.call(parent, node, place);
      if (value !== null && node.nodeValue !== value) node.nodeValue = value;
    }
    walker.currentNode = root;
    const foreign: ChildNode[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!noted.has(node)) foreign.push(node as ChildNode);
    for (const node of foreign) node.remove();
  };
}
