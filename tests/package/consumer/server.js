import { Button, UiProvider } from '@settlement-help/ui';
import { en } from '@settlement-help/ui/domain';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(
  renderToString(
    createElement(UiProvider, { locale: 'en', messages: en }, createElement(Button, null, 'Continue')),
  ),
);
