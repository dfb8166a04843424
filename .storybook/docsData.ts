import type { Plugin } from 'vite';
import sizes from '../packages/ui/api/sizes.json' with { type: 'json' };
import { componentChanges, pictureChanges, readPictures } from '../tools/component-docs/changes.ts';
import { evidenceOf, transcriptsOf } from '../tools/component-docs/evidence.ts';
import { componentFolders, parseGuidance } from '../tools/component-docs/guidance.ts';
import type { DocumentedComponent, ShownState } from './docs/types.ts';

async function findShownStates(): Promise<ShownState[]> {
  const [{ sections, states, notYetShown, textsOf, serverTextsOf }, { allStories }] = await Promise.all([
    import('../tools/specification/states.ts'),
    import('../tools/stories/allStories.ts'),
  ]);
  const stories = allStories();
  const headings = new Map(sections.map(({ id, title }) => [id, `${id} ${title}`.trim()]));
  return states.map((state) => ({
    id: state.id,
    section: headings.get(state.section) ?? state.section,
    messages: [...textsOf(state), ...serverTextsOf(state)],
    stories: stories
      .filter(({ spec }) => spec.includes(state.id))
      .map((story) => ({
        id: story.id,
        label: `${story.title.split('/').slice(1).join(', ')}: ${story.name}`,
      })),
    missingStoryReason: notYetShown.find(({ id }) => id === state.id)?.reason,
  }));
}

async function findComponents(): Promise<DocumentedComponent[]> {
  const { allStories } = await import('../tools/stories/allStories.ts');
  const stories = allStories();
  const changes = componentChanges();
  return componentFolders().map(({ name, folder, guidance, tokens }) => {
    const componentStories = stories.filter(({ file }) => file.startsWith(`packages/ui/src/${folder}/`));
    const main = componentStories.find(({ file }) => file.endsWith(`/${name}.stories.tsx`));
    if (!main) throw new Error(`${folder}/${name}.stories.tsx has no story.`);
    return {
      name,
      folder,
      docsId: `${main.id.split('--')[0]}--docs`,
      guidance: guidance === undefined ? undefined : parseGuidance(guidance),
      tokens,
      size: (sizes as Record<string, number>)[name],
      evidence: evidenceOf(componentStories),
      transcripts: transcriptsOf(componentStories),
      changes: changes.get(name) ?? [],
    };
  });
}

// Computed on demand, because they read every story or the git history.
const modules: Record<string, () => Promise<string>> = {
  'virtual:spec-states': async () => `export const shownStates = ${JSON.stringify(await findShownStates())};`,
  'virtual:picture-changes': async () => `export const pictureChanges = ${JSON.stringify(pictureChanges())};`,
  'virtual:components': async () => `export const components = ${JSON.stringify(await findComponents())};`,
};

/** The docs as one text for language models, in the format of llmstxt.org. */
async function llmsText() {
  const components = await findComponents();
  const links = components.map(
    ({ name, docsId, folder }) => `- [${name}](./?path=/docs/${docsId}): packages/ui/src/${folder}`,
  );
  const guidance = componentFolders().map(({ guidance }) => guidance?.replace(/^#/gm, '##').trim() ?? '');
  return `# Settlement Help design system

> Components in React 19 for onboarding and civic products, in light, dark and high contrast, in both writing directions. Import primitives and patterns from \`@settlement-help/ui\`, domain components from \`@settlement-help/ui/domain\`, and the styles from \`@settlement-help/ui/styles.css\`. index.json lists every story.

## Components

${links.join('\n')}

${guidance.join('\n\n')}
`;
}

/** Both pictures of each changed story, with their URLs on the docs page. */
function comparedPictures() {
  const compared = pictureChanges();
  if (!compared) return [];
  return compared.changed.flatMap(({ id, file }) =>
    Object.entries({ before: compared.since.commit, now: 'HEAD' }).map(([when, commit]) => ({
      url: `pictures/${when}/${id}/${file}`,
      commit,
      path: `${id}/${file}`,
    })),
  );
}

/** Provides the docs pages with states of the specification, components and changed pictures. Publishes `llms.txt`. */
export const docsData = (): Plugin => ({
  name: 'docs-data',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0virtual:') ? modules[id.slice(1)]?.() : undefined),
  configureServer: ({ middlewares }) => {
    middlewares.use('/llms.txt', async (_request, response) => response.end(await llmsText()));
    let pictures: ReturnType<typeof comparedPictures> | undefined;
    middlewares.use('/pictures', ({ url }, response) => {
      pictures ??= comparedPictures();
      const picture = pictures.find((one) => one.url === `pictures${url}`);
      const image = picture && readPictures([picture])[0];
      if (image) response.setHeader('Content-Type', 'image/webp').end(image);
      else response.writeHead(404).end();
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: await llmsText() });
    const pictures = comparedPictures();
    const sources = readPictures(pictures);
    for (const [index, { url }] of pictures.entries()) {
      const source = sources[index];
      if (source) this.emitFile({ type: 'asset', fileName: url, source });
    }
  },
});
