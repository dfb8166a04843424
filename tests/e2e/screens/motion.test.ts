import type { Page } from '@playwright/test';
import { expect, painted, test, toast } from '../support/fixtures.ts';

declare global {
  interface Window {
    /** Returns the properties that animations changed, and true if one changed the opacity. */
    readMotion: () => { moved: string[]; faded: boolean };
  }
}

/** Records the styles of every animated element in every frame. */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>();
    let faded = false;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
        const style = getComputedStyle(effect.target, effect.pseudoElement);
        if (Number(style.opacity) < 1) faded = true;
        for (const property of ['translate', 'scale', 'rotate', 'clipPath'] as const)
          if (style[property] !== 'none')
            moved.add(`${effect.target.tagName} ${property} ${style[property]}`);
      }
      requestAnimationFrame(look);
    };
    look();
    window.readMotion = () => ({ moved: [...moved], faded });
  });

const acts: Record<string, (page: Page) => Promise<void>> = {
  'the menu': async (page) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a dialog': async (page) => {
    await page.goto('/checklist');
    await page.getByRole('button', { name: 'Reset checklist' }).click();
    await page.getByRole('alertdialog').waitFor();
  },
  'the stamp, the route and the progress': async (page) => {
    await page.goto('/checklist');
    await page.getByRole('button', { name: /^Yes/ }).first().click();
    await expect(page.getByText('1/10')).toBeVisible();
  },
  'a toast': async (page) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await toast(page, 'You are logged out.').waitFor();
  },
};

for (const [name, act] of Object.entries(acts)) {
  test(`under reduced motion animations change only the opacity: ${name}`, async ({ personPage: page }) => {
    await recordMotion(page);
    await act(page);
    await painted(page);
    expect(await page.evaluate(() => window.readMotion())).toEqual({ moved: [], faded: true });
  });
}
