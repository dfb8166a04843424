import type { Language } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { paths } from './lib/navigation/paths.ts';

export async function renderDescription(code: Language) {
  const { prerendered } = await import(`../messages/dist/${code}/prerendered.ts`);
  return renderToString(<meta name="description" content={prerendered(createFormats(code)).description} />);
}

/** The markup of the landing page, which `main.tsx` hydrates. Begins with the title. */
export async function renderLandingPage(code: Language) {
  await language.choose(code);
  return renderToString(
    <StrictMode>
      <StaticRouter location={paths.home}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
