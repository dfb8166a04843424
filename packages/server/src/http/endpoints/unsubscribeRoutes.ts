import type { endpoints } from '@settlement-help/contract';
import { html } from 'hono/html';
import { type Texts, textsFor } from '#server/core/texts.ts';
import { findUser } from '#server/db/users/users.ts';
import type { Deps } from '#server/deps.ts';
import { htmlPage, pagePolicy } from '../htmlPage.ts';
import { notFound } from '../problem.ts';
import type { Router } from './router.ts';
import type { UnsubscribeLinks, UnsubscribeQuery } from './unsubscribeLinks.ts';

interface UnsubscribePages {
  show: (typeof endpoints)['showStopReminders' | 'showStopAnswerEmails'];
  stop: (typeof endpoints)['stopReminders' | 'stopAnswerEmails'];
  links: UnsubscribeLinks;
  messagesOf: (texts: Texts) => Record<'title' | 'text' | 'stop' | 'stopped' | 'stoppedText', string>;
  turnOff: (userId: string) => Promise<unknown>;
}

const headers = { 'Content-Security-Policy': pagePolicy };

/** The pages of the unsubscribe links in emails: one asks, and its button turns the emails off. */
export function unsubscribeRoutes(
  { route }: Router,
  deps: Deps,
  { show, stop, links, messagesOf, turnOff }: UnsubscribePages,
) {
  /** Returns the texts in the language of the user. Throws 404 if the link is not valid. */
  const textsOfLink = async (query: UnsubscribeQuery) => {
    if (!(await links.isValid(deps, query))) throw notFound('Link');
    return textsFor((await findUser(deps.db.query, query.person))?.language);
  };

  route(show, async ({ query }) => {
    const texts = await textsOfLink(query);
    const messages = messagesOf(texts);
    const form = html`<p>${messages.text}</p>\n<form method="post"><button>${messages.stop}</button></form>`;
    return { text: htmlPage(texts, messages.title, form), headers };
  });

  route(stop, async ({ query }) => {
    const texts = await textsOfLink(query);
    await turnOff(query.person);
    const { stopped, stoppedText } = messagesOf(texts);
    const { home } = texts.messages.stopReminders;
    const content = html`<p>${stoppedText}</p>\n<p><a href="/">${home}</a></p>`;
    return { text: htmlPage(texts, stopped, content), headers };
  });
}
