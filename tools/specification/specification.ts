import { type SpecState, sections, states } from './states.ts';

const line = ({ words, sentence }: SpecState, name = words) => `- **${name}**: ${sentence}`;

/** Lists topics with one state first; the others get a heading. */
function topicsOf(section: string) {
  const topics = Map.groupBy(
    states.filter((state) => state.section === section),
    ({ topic }) => topic,
  );
  const lines = [...topics].flatMap(([topic, [state, ...others]]) =>
    state && others.length === 0 ? [line(state, [topic, state.words].filter(Boolean).join(': '))] : [],
  );
  const blocks = [...topics].flatMap(([topic, found]) =>
    found.length > 1 ? [`### ${topic}\n\n${found.map((state) => line(state)).join('\n')}`] : [],
  );
  return [...(lines.length > 0 ? [lines.join('\n')] : []), ...blocks].join('\n\n');
}

/** Returns the specification in Markdown. */
export const specification = () =>
  `${[
    `# Specification

What Settlement Help does, section by section. Code, tests and stories cite it: \`§8 Documents: load failure\` is the line “load failure” under “Documents” in §8. Texts in “…” are shown to the letter, \`{…}\` stands for what is filled in, and texts in ‘…’ are worded by the server.

This page is written by \`pnpm exec vitest run --project spec -u\` from \`tools/specification/sections\`, the contract and the addresses of the app. Each line is a state that at least one story shows.`,
    ...sections.map(({ id, title, introduction }) =>
      [`## ${id} ${title}`.trim(), introduction, topicsOf(id)].filter(Boolean).join('\n\n'),
    ),
  ].join('\n\n')}\n`;
