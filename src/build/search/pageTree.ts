import type { Element, Nodes, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The elements inside a node that a test accepts, in document order. */
export function elementsIn(node: Nodes, accepts: (element: Element) => boolean): readonly Element[] {
  if (!('children' in node)) return [];
  return (node.children as readonly RootContent[]).flatMap((child) => {
    const inside = elementsIn(child, accepts);
    return child.type === 'element' && accepts(child) ? [child, ...inside] : inside;
  });
}

/** The text of a node, without comments. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as readonly RootContent[]).map(textOf).join('') : '';
}

/** The main part of a prerendered page as a tree. @throws Error when there is none. */
export function mainOf(markup: string): Element {
  const [main] = elementsIn(fromHtml(markup, { fragment: true }), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no main element.');
  return main;
}
