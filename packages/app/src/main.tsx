import './lib/styleNonce.ts';
import '@settlement-help/ui/fonts.css';
import { en, UiProvider } from '@settlement-help/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { RouterLink } from './lib/RouterLink.tsx';
import { theme } from './lib/theme.ts';
import { Root } from './routes/Root.tsx';

// Before anything is drawn; the policy of the page forbids a script in the page itself.
theme.apply();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" for the app to stand in.');

createRoot(root).render(
  <StrictMode>
    <UiProvider locale="en" messages={en} linkComponent={RouterLink}>
      <BrowserRouter>
        <Root />
      </BrowserRouter>
    </UiProvider>
  </StrictMode>,
);
