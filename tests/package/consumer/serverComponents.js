import { NoQuestions } from '@settlement-help/ui/domain';
import { domain } from '@settlement-help/ui/domain/messages/en';
import { createFormats } from '@settlement-help/ui/messages';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-server-dom-turbopack/server';
import { Overview } from './next/[locale]/Overview.js';

async function Screen() {
  const forum = domain.forum(createFormats('en'));
  return [
    createElement('h2', { key: 'title' }, forum.filter),
    createElement(NoQuestions, { key: 'none' }),
    createElement(Overview, { key: 'overview', locale: 'en' }),
  ];
}

const anyFile = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: id.split('#')[1] }) });
renderToPipeableStream(createElement(Screen), anyFile).pipe(process.stdout);
