import { UiProvider } from '@settlement-help/ui';
import { NoQuestions } from '@settlement-help/ui/domain';
import { domain } from '@settlement-help/ui/domain/messages/en';
import { primitives } from '@settlement-help/ui/messages/en';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const visitor = (children) => createElement(UiProvider, { locale: 'en', messages: primitives }, children);
const forum = (children) => createElement(UiProvider, { messages: domain }, children);

function errorOf(element) {
  try {
    return renderToStaticMarkup(element);
  } catch (error) {
    return error.message;
  }
}

process.stdout.write(
  JSON.stringify({
    added: renderToStaticMarkup(visitor(forum(createElement(NoQuestions)))),
    missing: errorOf(visitor(createElement(NoQuestions))),
    noLocale: errorOf(forum(createElement(NoQuestions))),
  }),
);
