import './styleNonce.ts';
import './zodConfig.ts';
import '@settlement-help/ui/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepTextsCurrent } from './lib/language/keepTextsCurrent.ts';
import { language } from './lib/language/language.ts';
import { takeEarlyEvents } from './lib/navigation/earlyEvents.ts';
import { rememberScroll } from './lib/navigation/scroll.ts';
import { theme } from './lib/storage/theme.ts';
import { loadFirstPage } from './routes/loadFirstPage.ts';

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
  document.onclick = document.onchange = document.onsubmit = null;
  if (root.hasChildNodes()) {
    const repeatEarlyEvents = takeEarlyEvents(root);
    // In a transition React hydrates in short tasks, so that a press is answered meanwhile.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    repeatEarlyEvents();
  } else createRoot(root).render(app);
}

const texts = language.start();
// Loaded before the first render, so that no skeleton flashes. If it fails, the route shows the failure.
const firstPage = loadFirstPage(language.preferred(), location.pathname).catch(() => undefined);
Promise.all([texts, firstPage]).then(render, () => {
  document.documentElement.style.visibility = '';
  root.textContent = 'Network error. Please try again.';
});

addEventListener('load', () => {
  if (import.meta.env.PROD)
    import('./lib/offline/start.ts').then(({ start }) => start()).catch(() => undefined);
});
