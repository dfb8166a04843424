import type { Page } from '@playwright/test';

/** Returns the focused element's name and if any of it is visible; null if nothing has focus. */
const readFocus = (page: Page) =>
  page.evaluate(async () => {
    // The browser scrolls to the focus before it paints.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A file or radio input is hidden; its label is shown in its place.
    const isHiddenInput = element.matches('input[type="file"], input[type="radio"]');
    const shown = (isHiddenInput && element.closest('label, div')) || element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const isVisible = shares.some((across) =>
      shares.some((down) => {
        const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return hit !== null && (element.contains(hit) || shown.contains(hit));
      }),
    );
    const label = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
    return { isVisible, name: `${element.tagName} ${element.id} ${label} at ${Math.round(top)}` };
  });

/** Presses Tab until the focus repeats or leaves the page. Returns every stop and the hidden ones. */
export async function walkByTab(page: Page) {
  const stops = new Set<string>();
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await readFocus(page);
    if (!stop || stops.has(stop.name)) return { stops, hidden };
    stops.add(stop.name);
    if (!stop.isVisible) hidden.push(stop.name);
  }
}
