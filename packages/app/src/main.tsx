import './styleNonce.ts';
import './zodConfig.ts';
import '@settlement-help/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { rememberScroll } from './lib/navigation/scroll.ts';
import { session } from './lib/session/session.ts';
import { theme } from './lib/storage/theme.ts';
import { SignedIn } from './routes/lazyRoutes.ts';

theme.apply();
rememberScroll();

const root = document.getElementById('root') as HTMLElement;

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Hydrates the prerendered landing page, and does what was pressed and chosen on it before. */
function hydrate() {
  hydrateRoot(root, app);
  for (const element of root.querySelectorAll<HTMLElement>('[data-early]'))
    element.dispatchEvent(new MouseEvent(element.dataset.early ?? '', { bubbles: true }));
}

function render() {
  const { style } = document.documentElement;
  // The script of index.html hides a prerendered page that is for somebody else.
  if (style.visibility) root.replaceChildren();
  style.visibility = '';
  document.onclick = document.onchange = null;
  if (root.hasChildNodes()) hydrate();
  else createRoot(root).render(app);
}

/** Loads the signed-in app before the first render, so that no skeleton flashes. If that fails, the route says so. */
const loadFirstRoute = () => session.get().token !== null && SignedIn.load().catch(() => undefined);

Promise.all([language.start(), loadFirstRoute()]).then(render, () => {
  document.documentElement.style.visibility = '';
  root.textContent = 'Network error. Please try again.';
});

// After all that the first screen needs.
addEventListener('load', () => {
  if (import.meta.env.PROD)
    import('./lib/offline/start.ts').then(({ start }) => start()).catch(() => undefined);
});
