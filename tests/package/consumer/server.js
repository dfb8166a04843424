import { Button, UiProvider } from '@settlement-help/ui';
import { primitives } from '@settlement-help/ui/messages/en';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

process.stdout.write(
  renderToString(
    createElement(
      UiProvider,
      { locale: 'en', messages: primitives },
      createElement(Button, null, 'Continue'),
    ),
  ),
);
