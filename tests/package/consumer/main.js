import { Button, UiProvider } from '@settlement-help/ui';
import { en } from '@settlement-help/ui/domain';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@settlement-help/ui/styles.css';
import '@settlement-help/ui/fonts.css';

createRoot(document.getElementById('root')).render(
  createElement(UiProvider, { locale: 'en', messages: en }, createElement(Button, null, 'Continue')),
);
