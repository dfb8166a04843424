import type { Page } from '@playwright/test';

/**
 * Replaces the text nodes of the page as Chrome and Google Translate do, also those that are added or changed later.
 * Returns a function that shows the original page again.
 */
export async function translateInBrowser(page: Page) {
  const translator = await page.evaluateHandle(() => {
    const originals = new Map<Element, Node>();
    const isSkipped = (node: Node) => node.parentElement?.closest('font, script, style') != null;

    function translate(root: Node) {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) texts.push(node);
      for (const text of texts) {
        if (text.nodeType !== Node.TEXT_NODE || isSkipped(text) || !text.nodeValue?.trim()) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(`‹${text.nodeValue}›`);
        outer.append(inner);
        originals.set(outer, text);
        text.parentNode?.replaceChild(outer, text);
      }
    }

    const observer = new MutationObserver((records) => {
      setTimeout(() => {
        for (const { target, addedNodes } of records) {
          for (const node of [target, ...addedNodes]) if (node.isConnected) translate(node);
        }
      });
    });
    translate(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });

    return () => {
      observer.disconnect();
      for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
    };
  });
  return () => translator.evaluate((showOriginal) => showOriginal());
}

/** The lines of the page without the marks of `translateInBrowser`. */
export async function originalLines(page: Page) {
  const [text = ''] = await page.locator('body').allInnerTexts();
  return text
    .replaceAll(/[‹›]/g, '')
    .split('\n')
    .map((line) => line.trim());
}
