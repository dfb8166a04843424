import { Button, en, UiProvider } from '@settlement-help/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(
  renderToString(
    createElement(UiProvider, { locale: 'en', messages: en }, createElement(Button, null, 'Continue')),
  ),
);
