import type { Language } from '@settlement-help/contract';
import { lazyWithPreload } from '@settlement-help/ui/internal';
import type { PublicAddress } from './screens/publicPages/PublicPage.tsx';

const importPage = () => import('./screens/publicPages/PublicPage.tsx');

/** The page of a step or of letters, which visitors and signed-in people open. */
export const PublicPage = lazyWithPreload(async () => (await importPage()).PublicPage);

export const About = lazyWithPreload(async () => (await import('./screens/publicPages/About.tsx')).About);
export const Transparency = lazyWithPreload(
  async () => (await import('./screens/publicPages/Transparency.tsx')).Transparency,
);

/** Loads the page of an address with its content. */
export async function loadPublicPage(language: Language, address: PublicAddress) {
  const [{ preloadPublicPage }] = await Promise.all([importPage(), PublicPage.load()]);
  await preloadPublicPage(language, address);
}
