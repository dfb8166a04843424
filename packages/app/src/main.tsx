import './styleNonce.ts';
import '@settlement-help/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { rememberScroll } from './lib/navigation/scroll.ts';
import { theme } from './lib/storage/theme.ts';

theme.apply();
rememberScroll();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" for the app to stand in.');

createRoot(root).render(
  <StrictMode>
    {/* Without transitions a change of the address and a change of the session are drawn together. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
