import './styleNonce.ts';
import '@settlement-help/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepScroll } from './lib/navigation/scroll.ts';
import { theme } from './lib/storage/theme.ts';

// Before anything is drawn; the policy of the page forbids a script in the page itself.
theme.apply();
keepScroll();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" for the app to stand in.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
