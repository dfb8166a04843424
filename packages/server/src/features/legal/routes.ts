import { type Language, languages, legalPages } from '@settlement-help/contract';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppConfig } from '#server/core/config.ts';
import { textsFor } from '#server/core/texts.ts';
import { htmlPage, pagePolicy } from '#server/http/htmlPage.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { preferredLanguage } from '#server/http/preferredLanguage.ts';
import { respond } from '#server/http/respond.ts';
import { markdown } from './markdown.ts';
import { listPublished, readLegalPage } from './pages.ts';

function nativeLanguageName(language: Language) {
  const [first = '', ...rest] =
    new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return first.toLocaleUpperCase(language) + rest.join('');
}

const languageLinks = (available: Iterable<Language>, shown: Language) => {
  const others = [...available].filter((language) => language !== shown);
  if (others.length === 0) return '';
  return html`<p>${others.map(
    (language) =>
      html`<a href="?lang=${language}" hreflang="${language}" lang="${language}">${nativeLanguageName(language)}</a> `,
  )}</p>`;
};

const respondPage = (context: Context<HttpEnv>, status: number, content: string) =>
  respond(context, status, content, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': pagePolicy,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language',
  });

export function legalRoutes(hono: Hono<HttpEnv>, { legalDir }: AppConfig) {
  const respondList = async (context: Context<HttpEnv>, status: number) => {
    const texts = textsFor(preferredLanguage(context, languages));
    const { messages, language } = texts;
    const { title, none, transparency, ...titles } = messages.legal;
    const published = await listPublished(legalDir);
    const items = published.map(
      (name) => html`<li><a href="/legal/${name}?lang=${language}">${titles[name]}</a></li>`,
    );
    return respondPage(
      context,
      status,
      htmlPage(
        texts,
        title,
        html`${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${none}</p>`}
<p><a href="/transparency">${transparency}</a></p>
${languageLinks(languages, language)}
<p><a href="/">${messages.stopReminders.home}</a></p>`,
      ),
    );
  };

  hono.get('/legal', (context) => respondList(context, 200));

  hono.get('/legal/:page', async (context) => {
    const name = legalPages.find((known) => known === context.req.param('page'));
    const textsByLanguage = name ? await readLegalPage(legalDir, name) : new Map<Language, string>();
    const shown = preferredLanguage(context, [...textsByLanguage.keys()]);
    if (!name || !shown) return respondList(context, 404);
    // The host wrote the text, so it needs no note about machine translation.
    const texts = { ...textsFor(shown), isUnreviewed: false };
    const { messages, language } = texts;
    const body = markdown.parse(textsByLanguage.get(language) ?? '', { async: false });
    return respondPage(
      context,
      200,
      htmlPage(
        texts,
        messages.legal[name],
        html`${raw(body)}
${languageLinks(textsByLanguage.keys(), language)}
<p><a href="/legal?lang=${preferredLanguage(context, languages)}">${messages.legal.title}</a></p>`,
      ),
    );
  });
}
