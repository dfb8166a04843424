import { endpoints } from '@settlement-help/contract';
import type { Token } from 'marked';
import type { AppConfig } from '#server/core/config.ts';
import type { ReadSettings } from '#server/db/settings.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { markdown } from './markdown.ts';
import { listPublished, readLegalPage } from './pages.ts';

export function siteRoutes({ route }: Router, { legalDir }: AppConfig, readSettings: ReadSettings) {
  route(endpoints.getSite, async ({ query }) => {
    const imprints = await readLegalPage(legalDir, 'imprint');
    // An imprint in another language still names the operator.
    const [fallback = ''] = imprints.values();
    const imprint = (query.lang && imprints.get(query.lang)) ?? fallback;
    const firstParagraph = markdown.lexer(imprint).find(({ type }) => type === 'paragraph');
    return {
      operator: firstParagraph ? plainText(firstParagraph) : null,
      pages: await listPublished(legalDir),
      ...(await readSettings()),
    };
  });
}

/** Returns a Markdown token without its formatting. */
const plainText = (token: Token): string => {
  if (token.type === 'br') return '\n';
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
  return 'text' in token ? token.text : '';
};
