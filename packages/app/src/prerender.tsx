import type { Language } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { paths } from './lib/navigation/paths.ts';

export async function renderDescription(code: Language) {
  const { prerendered } = await import(`../messages/dist/${code}/prerendered.ts`);
  return renderToString(<meta name="description" content={prerendered(createFormats(code)).description} />);
}

/** The pages that the build renders; each has markup for visitors without stored data. */
export const prerenderedPaths = [paths.home, paths.visitorPlan];

/** The markup of a page, which `main.tsx` hydrates. Begins with the title. */
export async function renderPage(code: Language, path: string) {
  await language.choose(code);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Keeps long content in its place instead of moving it there with a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
