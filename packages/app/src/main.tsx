import './styleNonce.ts';
import './zodConfig.ts';
import '@settlement-help/ui/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './App.tsx';
import { keepTextsCurrent } from './lib/language/keepTextsCurrent.ts';
import { language } from './lib/language/language.ts';
import { paths } from './lib/navigation/paths.ts';
import { rememberScroll } from './lib/navigation/scroll.ts';
import { session } from './lib/session/session.ts';
import { theme } from './lib/storage/theme.ts';
import { loadPass } from './routes/lazyPass.ts';
import { SignedIn, VisitorPlan } from './routes/lazyRoutes.ts';

theme.apply();
rememberScroll();
keepTextsCurrent(document.body);

const root = document.getElementById('root') as HTMLElement;

function render() {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  const { style } = document.documentElement;
  // index.html hides a prerendered page that is not for this visitor.
  if (style.visibility) root.replaceChildren();
  style.visibility = '';
  document.onclick = document.onchange = null;
  if (root.hasChildNodes()) {
    // In a transition React hydrates in short tasks, so that a press is answered meanwhile.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    // Replays clicks and changes that happened before the hydration.
    for (const element of root.querySelectorAll<HTMLElement>('[data-early]'))
      element.dispatchEvent(new MouseEvent(element.dataset.early ?? '', { bubbles: true }));
  } else createRoot(root).render(app);
}

/** Loads what the first page shows. A click on a prerendered page is lost while the page waits for its code. */
function loadFirstPage() {
  if (session.get().token !== null) return SignedIn.load();
  if (location.pathname === paths.visitorPlan) return VisitorPlan.load();
  const pass = matchPath(paths.pass, location.pathname);
  return pass && loadPass(pass.params.country, pass.params.step);
}

// Loaded before the first render, so that no skeleton flashes. If it fails, the route shows the failure.
Promise.all([language.start(), loadFirstPage()?.catch(() => undefined)]).then(render, () => {
  document.documentElement.style.visibility = '';
  root.textContent = 'Network error. Please try again.';
});

addEventListener('load', () => {
  if (import.meta.env.PROD)
    import('./lib/offline/start.ts').then(({ start }) => start()).catch(() => undefined);
});
