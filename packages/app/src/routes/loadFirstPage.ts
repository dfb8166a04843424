import type { Language } from '@settlement-help/contract';
import { matchPath } from 'react-router-dom';
import { paths } from '#app/lib/navigation/paths.ts';
import { session } from '#app/lib/session/session.ts';
import { loadPass } from './lazyPass.ts';
import { About, loadPublicPage, Transparency } from './lazyPublicPages.ts';
import { SignedInRoutes, VisitorPlan } from './lazyRoutes.ts';

/**
 * Loads the signed-in app, or the code and the content of a prerendered page: a click on it is lost while it waits for
 * them.
 */
export async function loadFirstPage(language: Language, path: string) {
  if (session.get().token !== null) return SignedInRoutes.load();
  if (path === paths.visitorPlan) return VisitorPlan.load();
  if (path === paths.about) return About.load();
  if (path === paths.transparency) return Transparency.load();
  const pass = matchPath(paths.pass, path);
  if (pass) return loadPass(language, pass.params.country, pass.params.step);
  const page = matchPath(paths.step, path) ?? matchPath(paths.letters, path);
  if (page) return loadPublicPage(language, page.params);
}
