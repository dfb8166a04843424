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

/** Lists system fonts used on the page, which other machines may not have. */
export const findSystemFonts: BrowserCommand<[]> = async ({ page }) => {
  const session = await sessionOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const usages = await Promise.all(
    withText(await getDocument(session)).map(async ({ nodeId, nodeName, children }) => {
      // The page may have removed the node in the meantime.
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
