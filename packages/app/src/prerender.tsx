import { loadCounterGuide } from '@settlement-help/content/counterGuides';
import { loadStepGuide, loadStepKeys } from '@settlement-help/content/guides';
import { type CounterGuide, type Country, countries, type Language } from '@settlement-help/contract';
import { createFormats, createTexts } from '@settlement-help/contract/language';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { language } from './lib/language/language.ts';
import { lettersPath, passPath, paths, stepPath } from './lib/navigation/paths.ts';
import { loadFirstPage } from './routes/loadFirstPage.ts';

/** A page that the build renders for visitors without stored data. */
export interface PrerenderedPage {
  path: string;
  /** How messengers and search engines describe the page. @default the app */
  link?: { title: string; description: string };
  /** The counter pass whose picture messengers show. */
  picture?: CounterGuide;
  /** Keys of Vite's manifest: what the page imports when it starts. */
  imports: readonly string[];
}

const screen = (name: string) => `src/routes/screens/publicPages/${name}.tsx`;
const passImports = ['src/routes/screens/counter/PassScreen.tsx', 'src/lib/content/useCounterGuide.ts'];

const contentFile = (code: Language, country: Country, name: string) =>
  `../content/dist/${code}/${country.toLowerCase()}/${name}.ts`;

const textsOf = async (code: Language) => {
  const { prerendered } = await import(`../messages/dist/${code}/prerendered.ts`);
  return createTexts(prerendered, createFormats(code));
};

/** Lists the pages of a step in a language: its facts and its counter pass. */
async function listStepPages(code: Language, country: Country, key: string): Promise<PrerenderedPage[]> {
  const address = { country, key };
  const [path, pass] = [stepPath(address), passPath(address)];
  const [step, guide] = await Promise.all([
    loadStepGuide(code, country, key),
    loadCounterGuide(code, country, key),
  ]);
  if (!step || !guide || !path || !pass) throw new Error(`The step ${key} has no page.`);
  const contentOf = (kind: string) => [
    contentFile(code, country, kind),
    contentFile(code, country, `${kind}/${key}`),
  ];
  const title = `${guide.original_term} · ${guide.title}`;
  const { pass: describe } = await textsOf(code);
  return [
    {
      path,
      link: { title, description: step.description },
      imports: [
        screen('PublicPage'),
        `../content/dist/${country.toLowerCase()}/offices.ts`,
        ...contentOf('guides'),
      ],
    },
    {
      path: pass,
      link: { title, description: describe({ request: guide.request.translation }) },
      picture: guide,
      imports: [...passImports, ...contentOf('counterGuides')],
    },
  ];
}

/** Lists the pages in a language. */
export async function listPages(code: Language): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [
    { path: paths.home, imports: [] },
    { path: paths.visitorPlan, imports: [screen('VisitorPlan')] },
    { path: paths.about, imports: [screen('About')] },
    { path: paths.transparency, imports: [screen('Transparency')] },
  ];
  for (const country of countries) {
    pages.push({
      path: lettersPath(country),
      imports: [screen('PublicPage'), contentFile(code, country, 'letterTitles')],
    });
    for (const key of await loadStepKeys(code, country))
      pages.push(...(await listStepPages(code, country, key)));
  }
  return pages;
}

/** The meta tags of a page. `picture` is the path of the picture that messengers show. */
export async function renderMeta(code: Language, { link, ...page }: PrerenderedPage, picture: string) {
  if (!link) return renderToString(<meta name="description" content={(await textsOf(code)).description} />);
  const { title, description } = link;
  return renderToString(
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {page.picture && (
        <>
          {/* The server inserts its address, which messengers need. */}
          <meta property="og:image" content={`__ORIGIN__${picture}`} />
          <meta property="og:image:alt" content={page.picture.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>,
  );
}

/** The sentence below the title in the picture of a pass. */
export const pictureCaption = async (code: Language) => ({
  caption: (await textsOf(code)).caption,
  direction: createFormats(code).direction,
});

/** The markup of a page, which `main.tsx` hydrates. Begins with the title. */
export async function renderPage(code: Language, path: string) {
  await language.choose(code);
  await loadFirstPage(code, path);
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
