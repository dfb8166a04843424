/// <reference types="@vitest/browser-playwright" />
import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { sessionOf } from './session.ts';

/** Marks the elements whose fonts `findSystemFonts` reads. */
export const fontCheckAttribute = 'data-font-check';

const markedElements = `[...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) =>
  [...(contentDocument?.querySelectorAll('[${fontCheckAttribute}]') ?? [])])`;

/** Objects of the marked elements in the frame of the story. */
async function findElements(session: CDPSession) {
  const { result } = await session.send('Runtime.evaluate', { expression: markedElements });
  const { result: properties } = await session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  return properties.flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId) || []);
}

async function fontsOf(session: CDPSession, objectId: string) {
  const { nodeId } = await session.send('DOM.requestNode', { objectId });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

/** Lists the system fonts of each marked element. Other machines may not have these fonts. */
export const findSystemFonts: BrowserCommand<[]> = async ({ page }): Promise<string[][]> => {
  const session = await sessionOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const objects = await findElements(session);
  // The page may have removed an element in the meantime.
  const fonts = await Promise.all(objects.map((objectId) => fontsOf(session, objectId).catch(() => [])));
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return fonts;
};
