import { UiProvider } from '@settlement-help/ui';
import { NoQuestions } from '@settlement-help/ui/domain';
import { screens } from '@settlement-help/ui/domain/messages/en/screens';
import { start } from '@settlement-help/ui/domain/messages/en/start';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const visitor = (children) => createElement(UiProvider, { locale: 'en', messages: start }, children);
const forum = (children) => createElement(UiProvider, { messages: screens }, children);

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
