/// <reference types="@vitest/browser-playwright" />
import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { sessionOf } from './session.ts';

type Node = Awaited<ReturnType<typeof getDocument>>;

const getDocument = async (session: CDPSession) =>
  (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root;

const isText = ({ nodeType, nodeValue }: Node) => nodeType === 3 && nodeValue.trim() !== '';

const isPseudo = ({ pseudoType }: Node) => pseudoType !== undefined;

/** Elements and pseudo elements with a text node. */
function withText(node: Node): Node[] {
  if (node.nodeName === 'HEAD') return [];
  const { children = [], shadowRoots = [], pseudoElements = [], contentDocument } = node;
  const descendants = [...children, ...shadowRoots, ...pseudoElements, contentDocument ?? []].flat();
  return [...(children.some(isText) || isPseudo(node) ? [node] : []), ...descendants.flatMap(withText)];
}

/** Names each font of the system that draws the page. Another machine may lack it, and would draw another picture. */
export const findSystemFonts: BrowserCommand<[]> = async ({ page }) => {
  const session = await sessionOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const usages = await Promise.all(
    withText(await getDocument(session)).map(async ({ nodeId, nodeName, children }) => {
      // A node that the page replaced meanwhile draws nothing.
      const { fonts } = await session
        .send('CSS.getPlatformFontsForNode', { nodeId })
        .catch(() => ({ fonts: [] }));
      const text = children?.find(isText)?.nodeValue ?? nodeName;
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName} in "${text}"`);
    }),
  );
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return [...new Set(usages.flat())];
};
