import { loadCounterGuide } from '@settlement-help/content/counterGuides';
import { loadStepKeys } from '@settlement-help/content/guides';
import { type CounterGuide, countries, type Language } from '@settlement-help/contract';
import { createFormats, createTexts } from '@settlement-help/contract/language';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { passPath, paths } from './lib/navigation/paths.ts';

/** A page that the build renders for visitors without stored data. */
export interface PrerenderedPage {
  path: string;
  /** Only of a counter pass. */
  guide: CounterGuide | null;
  /** Keys of Vite's manifest: what the page imports when it starts. */
  imports: readonly string[];
}

const passImports = ['src/routes/screens/counter/PassScreen.tsx', 'src/lib/content/useCounterGuide.ts'];

/** Lists the pages in a language: the landing page, the plan without an account, and each counter pass. */
export async function listPages(code: Language): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [
    { path: paths.home, guide: null, imports: [] },
    { path: paths.visitorPlan, guide: null, imports: ['src/routes/screens/publicPages/VisitorPlan.tsx'] },
  ];
  for (const country of countries)
    for (const key of await loadStepKeys(code, country)) {
      const guide = await loadCounterGuide(code, country, key);
      const path = passPath({ country, key });
      const guides = `../content/dist/${code}/${country.toLowerCase()}/counterGuides`;
      const imports = [...passImports, `${guides}.ts`, `${guides}/${key}.ts`];
      if (guide && path) pages.push({ path, guide, imports });
    }
  return pages;
}

/** The meta tags of a page. `picture` is the path of the picture that messengers show. */
export async function renderMeta(code: Language, { guide }: PrerenderedPage, picture: string) {
  const { prerendered } = await import(`../messages/dist/${code}/prerendered.ts`);
  const texts = createTexts(prerendered, createFormats(code));
  if (!guide) return renderToString(<meta name="description" content={texts.description} />);
  const description = texts.pass({ wish: guide.wish.translation });
  return renderToString(
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={`${guide.original_term} · ${guide.title}`} />
      <meta property="og:description" content={description} />
      {/* The server inserts its address, which messengers need. */}
      <meta property="og:image" content={`__ORIGIN__${picture}`} />
      <meta property="og:image:alt" content={guide.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
}

/** The sentence below the title in the picture of a pass. */
export async function pictureCaption(code: Language) {
  const { prerendered } = await import(`../messages/dist/${code}/prerendered.ts`);
  const format = createFormats(code);
  return { caption: prerendered.caption(format), direction: format.direction };
}

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
