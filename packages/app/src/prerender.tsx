import type { Language } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { paths } from './lib/navigation/paths.ts';

/** The description of the app in one language, for search engines and who shares its address. */
export async function descriptionOf(spoken: Language) {
  const { prerendered } = await import(`../messages/dist/${spoken}/prerendered.ts`);
  return renderToString(<meta name="description" content={prerendered(createFormats(spoken)).description} />);
}

/** The markup of the landing page in one language, which `main.tsx` hydrates. It begins with the title. */
export async function landingPage(spoken: Language) {
  await language.choose(spoken);
  return renderToString(
    <StrictMode>
      <StaticRouter location={paths.home}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
