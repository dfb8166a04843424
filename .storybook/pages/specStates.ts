import type { Plugin } from 'vite';

export interface ShownState {
  id: string;
  /** The heading that it stands under, such as `§8 The error catalogue`. */
  section: string;
  messages: readonly string[];
  stories: { id: string; label: string }[];
  /** Where it is shown if no story can. */
  elsewhere: string | undefined;
}

async function findShownStates(): Promise<ShownState[]> {
  // Not before a page asks: it brings the TypeScript compiler along.
  const [{ sections, states, notYetShown, textsOf, serverTextsOf }, { allStories }] = await Promise.all([
    import('../../tests/spec/states.ts'),
    import('../../tests/spec/stories.ts'),
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
    elsewhere: notYetShown.find((waiting) => waiting.id === state.id)?.reason,
  }));
}

const name = 'virtual:spec-states';
const resolved = `\0${name}`;

/** Hands the list of the specification's states to the page that shows them. */
export const specStates = (): Plugin => ({
  name: 'spec-states',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: async (id) =>
    id === resolved ? `export const shownStates = ${JSON.stringify(await findShownStates())};` : undefined,
});
