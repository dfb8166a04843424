import './styleNonce.ts';
import '@settlement-help/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { rememberScroll } from './lib/navigation/scroll.ts';
import { theme } from './lib/storage/theme.ts';

theme.apply();
rememberScroll();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const render = () =>
  createRoot(root).render(
    <StrictMode>
      {/* Without transitions a change of the address and a change of the session are drawn together. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );

// The words arrive with the code, and nothing can be shown without them.
language.start().then(render, () => {
  root.textContent = 'Network error. Please try again.';
});

// After all that the first screen needs.
addEventListener('load', () => {
  if (import.meta.env.PROD)
    import('./lib/offline/start.ts').then(({ start }) => start()).catch(() => undefined);
});
