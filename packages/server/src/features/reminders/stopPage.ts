import { html } from 'hono/html';
import type { Texts } from '#server/core/texts.ts';
import { page } from '#server/http/page.ts';

export function confirmStopPage(texts: Texts) {
  const { title, text, stop } = texts.messages.stopReminders;
  return page(texts, title, html`<p>${text}</p>\n<form method="post"><button>${stop}</button></form>`);
}

export function stoppedPage(texts: Texts) {
  const { stopped, stoppedText, home } = texts.messages.stopReminders;
  return page(texts, stopped, html`<p>${stoppedText}</p>\n<p><a href="/">${home}</a></p>`);
}
